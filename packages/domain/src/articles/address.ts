import { toSlug } from '../shared/slug.ts';

export const ADDRESS_MAX_LENGTH = 80;
const ADDRESS = /^[a-z\d]+(?:-[a-z\d]+)*$/;
/** Letters that are not a Latin letter with a mark. */
const LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', ß: 'ss', đ: 'd', ł: 'l' };

/** The last segment of an article's URL, from its title: `Så räknar vi` becomes `sa-raknar-vi`. */
export function toAddress(title: string): string {
  const latin = toSlug(title)
    .replaceAll(/[æøßđł]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[^a-z\d-]/g, '');
  const [whole = ''] = latin.match(new RegExp(`^.{0,${ADDRESS_MAX_LENGTH}}(?=-|$)`)) ?? [];
  return whole.replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '');
}

export const isAddress = (text: string) => text.length <= ADDRESS_MAX_LENGTH && ADDRESS.test(text);
