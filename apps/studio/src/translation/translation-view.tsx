import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { mayUpdateDocument } from '../access/may-update-document.ts';
import { translationModel } from '../env.ts';
import { fieldLabel, findField } from '../publishing/field-label.ts';
import { ChooseSource } from './choose-source.tsx';
import { needsDraft } from './draft-by-machine.ts';
import { listSources } from './list-sources.ts';
import { type OpenTranslation, openDocument, openTranslation } from './open-translation.ts';
import { type TranslationField, TranslationForm } from './translation-form.tsx';
import './translation.css';

/** The tab Translation of a document: source and translation side by side, field by field. */
export async function TranslationView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return null;
  const collection = collectionConfig.slug as CollectionSlug;
  const id = Number(docID);
  const open = await openTranslation(req, { collection, id });
  const own = open?.target ?? (await openDocument(req, { collection, id }));
  if (!own) return null;
  const mayUpdate = await mayUpdateDocument(req, { relationTo: collection, value: id });
  const label = String(collectionConfig.labels.singular).toLowerCase();
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collection}
        id={id}
        pluralLabel={String(collectionConfig.labels.plural)}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view="Translation"
      />
      <main className="studio-page translation">
        <Gutter>
          {open ? (
            <TranslationForm
              changeCount={open.changes.length}
              collection={collection}
              draftCount={open.fields.filter(needsDraft).length}
              fields={listFields(req.payload, collection, open)}
              hasModel={translationModel !== null}
              id={id}
              key={`${open.target.revision}/${open.source.revision}`}
              mayUpdate={mayUpdate}
              removed={open.changes.flatMap(({ path, before, after }) =>
                after === null && before !== null
                  ? [{ label: fieldLabel(req.payload, collection, path), value: before }]
                  : [],
              )}
              revision={open.target.revision}
              sourceHref={`/admin/collections/${collection}/${open.source.id}`}
              sourceMarket={open.source.market}
              sourceRevision={open.source.revision}
              targetName={MARKET_FACTS[open.target.market].name}
            />
          ) : (
            <ChooseSource
              choices={await listSources(req, collection, own)}
              collection={collection}
              id={id}
              label={label}
              mayUpdate={mayUpdate}
            />
          )}
        </Gutter>
      </main>
    </>
  );
}

function listFields(
  payload: Parameters<typeof fieldLabel>[0],
  collection: CollectionSlug,
  { fields, translation, target }: OpenTranslation,
): TranslationField[] {
  const machinePaths = new Set(translation.machinePaths ?? []);
  const lang = MARKET_FACTS[target.market].htmlLang;
  return fields.map((field) => {
    const found = findField(payload, collection, field.path);
    return {
      ...field,
      lang,
      label: found.label,
      isLong: found.field?.type === 'textarea',
      isMachineDraft: machinePaths.has(field.path),
      href: `/admin/collections/${collection}/${target.id}#field=${field.path}`,
    };
  });
}
