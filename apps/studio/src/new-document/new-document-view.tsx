import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import { SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps, CollectionSlug } from 'payload';
import { ChooseMarket } from './choose-market.tsx';
import { findSource } from './find-source.ts';
import { listMarketChoices } from './list-choices.ts';
import './new-document.css';

interface NewDocumentViewProps extends AdminViewServerProps {
  kind: Exclude<DocumentKind, 'casino'>;
}

/**
 * `/admin/collections/{collection}/create`: asks for the market of a new document, or with `?copyOf={id}` of a copy.
 * Payload’s own page would store a document without a market, which belongs to nobody.
 */
export async function NewDocumentView({ initPageResult, searchParams, kind }: NewDocumentViewProps) {
  const { collectionConfig, permissions, req } = initPageResult;
  if (!collectionConfig) return null;
  const { slug, labels, admin } = collectionConfig;
  const label = String(labels.singular).toLowerCase();
  const source = await findSource(req, slug as CollectionSlug, searchParams?.copyOf);
  const heading = source ? `Copy of ${source[admin.useAsTitle ?? 'id']}` : `New ${label}`;
  const mayCreate = permissions.collections?.[slug]?.create === true;
  const choices = mayCreate ? await listMarketChoices(req, kind, source) : [];
  return (
    <main className="studio-page new-document">
      <SetStepNav
        nav={[{ label: String(labels.plural), url: `/admin/collections/${slug}` }, { label: heading }]}
      />
      <div className="studio-page-head">
        <h1>{heading}</h1>
      </div>
      {choices.length === 0 ? (
        <p>
          {mayCreate
            ? 'You have no market yet. Ask a chief editor or an admin to give you one.'
            : `You may not create a ${label}.`}
        </p>
      ) : (
        <ChooseMarket
          choices={choices}
          collection={slug}
          copyOf={source ? Number(source.id) : null}
          label={label}
        />
      )}
    </main>
  );
}
