/**
 * The slug in `/{market}/kasino/{slug}`: the name in lower case, without dots, with one hyphen for every run of other
 * non-alphanumeric characters and none at either end.
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
