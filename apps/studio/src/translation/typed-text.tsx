import { type Block, type Inline, isBlock, type ListItem } from '@nettobonus/domain/texts/rich-text';
import type { TextValue } from '@nettobonus/domain/texts/translation';
import type { ReactNode } from 'react';

/** A text as an editor reads it: with its structure, and figures in braces. For comparing, not for visitors. */
export function TypedText({ value }: { value: TextValue }) {
  if (typeof value === 'string') return value === '' ? <EmptyText /> : <p className="typed-plain">{value}</p>;
  const blocks = value.filter(isBlock);
  return blocks.length === 0 ? <EmptyText /> : <Blocks blocks={blocks} />;
}

const EmptyText = () => <p className="typed-empty">Empty</p>;

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a stored text do not move
  return blocks.map((block, index) => <TextBlock block={block} key={index} />);
}

function TextBlock({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineNodes content={block.content} />
        </p>
      );
    case 'heading':
      // Not a heading of this page: its own headings name the fields.
      return (
        <p className="typed-heading">
          <InlineNodes content={block.content} />
        </p>
      );
    case 'list':
      return <Items ordered={block.ordered} items={block.items} />;
    case 'table':
      return (
        <div className="typed-table">
          <table>
            <thead>
              <Row cells={block.header} isHead />
            </thead>
            <tbody>
              {block.rows.map((cells, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a stored table do not move
                <Row cells={cells} key={index} />
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'note':
      return (
        <div className="typed-note">
          <Blocks blocks={block.blocks} />
        </div>
      );
    case 'figure':
      return <p className="typed-block">Picture: {block.alt}</p>;
    case 'chart':
      return (
        <p className="typed-block">
          Chart: {block.title}. {block.rows.map(({ label }) => label).join(', ')}. {block.source}
        </p>
      );
    case 'offer':
      return <p className="typed-block">Offer</p>;
    case 'help':
      return <p className="typed-block">Help organisations</p>;
  }
}

function Items({ ordered, items }: { ordered: boolean; items: readonly ListItem[] }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map(({ content, list }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a stored list do not move
        <li key={index}>
          <InlineNodes content={content} />
          {list && <Items ordered={list.ordered} items={list.items} />}
        </li>
      ))}
    </List>
  );
}

function Row({ cells, isHead = false }: { cells: readonly Inline[][]; isHead?: boolean }) {
  const Cell = isHead ? 'th' : 'td';
  return (
    <tr>
      {cells.map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a stored table do not move
        <Cell key={index}>
          <InlineNodes content={content} />
        </Cell>
      ))}
    </tr>
  );
}

function InlineNodes({ content }: { content: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a stored text do not move
  return content.map((node, index) => <InlineNode key={index} node={node} />);
}

function InlineNode({ node }: { node: Inline }): ReactNode {
  switch (node.type) {
    case 'text': {
      const text = node.italic ? <em>{node.text}</em> : node.text;
      return node.bold ? <strong>{text}</strong> : text;
    }
    case 'token':
      return <code>{`{${node.token}}`}</code>;
    case 'break':
      return <br />;
    case 'link':
      // Not a link: it would lead away from the translation.
      return (
        <u>
          <InlineNodes content={node.content} />
        </u>
      );
  }
}
