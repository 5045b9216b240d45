import { formatInlineText } from '../texts/plain-text.ts';
import type { RichText } from '../texts/rich-text.ts';
import { toAddress } from './address.ts';

export interface ArticleSection {
  /** Anchor of the section, unique in the article. */
  id: string;
  heading: string;
  blocks: RichText;
}

/** Splits an article's text at its headings of the second level. */
export function splitSections(text: RichText): { opening: RichText; sections: ArticleSection[] } {
  const opening: RichText = [];
  const sections: ArticleSection[] = [];
  const used = new Map<string, number>();
  for (const block of text) {
    if (block.type === 'heading' && block.level === 2) {
      const heading = formatInlineText(block.content);
      // The prefix keeps a heading such as “Menu” from taking the id of another element of the page.
      const anchor = `section-${toAddress(heading)}`;
      const count = (used.get(anchor) ?? 0) + 1;
      used.set(anchor, count);
      sections.push({ id: count === 1 ? anchor : `${anchor}-${count}`, heading, blocks: [] });
    } else (sections.at(-1)?.blocks ?? opening).push(block);
  }
  return { opening, sections };
}
