import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import { formatInlineText } from '@nettobonus/domain/texts/plain-text';
import type { Block, BlockOf, RichText as RichTextBlocks } from '@nettobonus/domain/texts/rich-text';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Table } from '../../ui/table.tsx';
import type { Offer, OfferContext } from '../offer.ts';
import { SuggestedOffer } from '../suggested-offer.tsx';
import { Chart } from './chart.tsx';
import { InlineText, type LinkContext } from './inline-text.tsx';
import tableStyle from './table.css?url';

/** What the blocks of a text show besides the text itself. */
export interface TextContext extends LinkContext {
  /** The offer that the block's rule selects; null if the market has none. */
  findOffer: (block: BlockOf<'offer'>) => Offer | null;
  offerContext: OfferContext;
  helpOrganisations: readonly HelpOrganisation[];
}

interface RichTextProps {
  text: RichTextBlocks;
  context: TextContext;
  /** The classes of paragraphs, lists and tables on pages with styles of their own. */
  paragraphClass?: string | undefined;
  listClass?: string | undefined;
  tableClass?: string | null | undefined;
}

/** A text of the editors, with all its blocks. */
export function RichText({ text, ...props }: RichTextProps): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks are identified by their position
  return text.map((block, index) => <BlockView block={block} key={index} {...props} />);
}

function BlockView({ block, ...props }: Omit<RichTextProps, 'text'> & { block: Block }): ReactNode {
  const { context, paragraphClass, listClass = 'text-list', tableClass = 'text-table' } = props;
  switch (block.type) {
    case 'paragraph':
      return (
        <p className={paragraphClass}>
          <InlineText content={block.content} context={context} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading className="text-heading">
          <InlineText content={block.content} context={context} />
        </Heading>
      );
    }
    case 'list':
      return <List className={listClass} context={context} list={block} />;
    case 'table':
      return (
        <>
          {/* Few texts have a table, so it brings its styles itself. */}
          {tableClass === 'text-table' && <link href={tableStyle} rel="stylesheet" />}
          <Table
            className={tableClass ?? undefined}
            columns={block.header.map(formatInlineText)}
            rows={block.rows.map((cells) =>
              // biome-ignore lint/correctness/useJsxKeyInIterable: the table sets the keys
              cells.map((cell) => <InlineText content={cell} context={context} />),
            )}
          />
        </>
      );
    case 'figure':
      return <Figure {...block} />;
    case 'offer':
      return <OfferBlock block={block} context={context} />;
    case 'chart':
      return <Chart chart={block} market={context.market} />;
    case 'note':
      return (
        <aside className={`text-note text-note-${block.tone}`}>
          <Icon name={NOTE_ICONS[block.tone]} size={20} />
          <div>
            <RichText context={context} text={block.blocks} />
          </div>
        </aside>
      );
    case 'help':
      return <Help organisations={context.helpOrganisations} />;
  }
}

const NOTE_ICONS = { info: 'info', tip: 'check', warning: 'warning' } as const;

type ListProps = {
  list: Pick<BlockOf<'list'>, 'ordered' | 'items'>;
  context: TextContext;
  className: string;
};

function List({ list, context, className }: ListProps) {
  const Element = list.ordered ? 'ol' : 'ul';
  return (
    <Element className={list.ordered ? 'text-list' : className}>
      {list.items.map(({ content, list: nested }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by their position
        <li key={index}>
          <InlineText content={content} context={context} />
          {nested && <List className={className} context={context} list={nested} />}
        </li>
      ))}
    </Element>
  );
}

function Figure({ media, alt, caption, width, height }: BlockOf<'figure'>) {
  return (
    <figure className="text-figure">
      <img alt={alt} height={height} loading="lazy" src={`/media/${media}.webp`} width={width} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function OfferBlock({ block, context }: { block: BlockOf<'offer'>; context: TextContext }) {
  const offer = context.findOffer(block);
  if (!offer) return null;
  return (
    <section aria-label={offer.name} className="text-offer" data-placement="card">
      <SuggestedOffer context={context.offerContext} offer={offer} />
    </section>
  );
}

function Help({ organisations }: { organisations: readonly HelpOrganisation[] }) {
  return (
    <ul className="text-help">
      {organisations.map(({ name, url, phone, note }) => (
        <li key={url}>
          <a className="link" href={url} rel="noopener noreferrer">
            {name}
          </a>
          {phone && (
            <>
              {' '}
              <a className="link" href={`tel:${phone.replaceAll(/\s/g, '')}`}>
                {phone}
              </a>
            </>
          )}
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
