/**
 * The casino's part of `/{market}/kasino/{slug}`: the name lowercased, dots removed, every run of other
 * non-alphanumeric characters one hyphen, none at either end.
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
