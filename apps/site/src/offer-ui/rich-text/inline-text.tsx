import type { Market } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { PAGE_KEYS, pathFor } from '@nettobonus/domain/routes/routes';
import type {
  Inline,
  InlineText as InlineContent,
  LinkTarget,
  TextNode,
  TokenNode,
} from '@nettobonus/domain/texts/rich-text';
import type { ReactNode } from 'react';

export interface LinkContext {
  market: Market;
  /** Whether the market has a page about the casino. */
  hasCasino: (slug: string) => boolean;
  /** The path of an article; null if the market has no such article. */
  findArticlePath: (slug: string) => string | null;
}

interface InlineTextProps {
  content: InlineContent;
  context: LinkContext;
}

/** Text with bold, italic and links. */
export function InlineText({ content, context }: InlineTextProps): ReactNode {
  const [first] = content;
  // One text without marks is rendered as it is, because React puts comments between neighbouring texts.
  if (content.length === 1 && first?.type === 'text' && !first.bold && !first.italic) return first.text;
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes are identified by their position
  return content.map((node, index) => <InlineNode context={context} key={index} node={node} />);
}

function InlineNode({ node, context }: { node: Inline; context: LinkContext }) {
  if (node.type === 'break') return <br />;
  if (node.type !== 'link') return <Marked node={node} />;
  const content = node.content.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes are identified by their position
    <Marked key={index} node={child} />
  ));
  const href = findHref(node.to, context);
  if (!href) return content;
  const external = node.to.kind === 'url' && { rel: 'noopener noreferrer' };
  return (
    <a className="link" href={href} {...external}>
      {content}
    </a>
  );
}

/** Null if the page does not exist in the market: the text stays, without a link to nowhere. */
function findHref(to: LinkTarget, { market, hasCasino, findArticlePath }: LinkContext): string | null {
  switch (to.kind) {
    case 'url':
      return to.url;
    case 'casino':
      return hasCasino(to.casino) ? reviewPathFor(to.casino, market) : null;
    case 'article':
      return findArticlePath(to.article);
    case 'page': {
      const page = PAGE_KEYS.find((key) => key === to.page);
      return page ? pathFor(page, market) : null;
    }
  }
}

/** Figures are filled in before a text is rendered; one without a value has already become a dash. */
function Marked({ node }: { node: TextNode | TokenNode }) {
  const text = node.type === 'text' ? node.text : `{${node.token}}`;
  const emphasised = node.italic ? <em>{text}</em> : text;
  return node.bold ? <strong>{emphasised}</strong> : emphasised;
}
