import type { Market } from '@nettobonus/domain/markets/market';

/** What a form says about the source of the document. */
export interface TranslationNote {
  sourceMarket: Market;
  /** How many of the source's texts have changed since. */
  changeCount: number;
  /** How many fields a machine has drafted and nobody has read. */
  machineCount: number;
}

export const SOURCE_NAMES: Record<Market, string> = {
  fi: 'Finnish',
  se: 'Swedish',
  no: 'Norwegian',
  dk: 'Danish',
};

/** `2 fields` */
export const formatFieldCount = (count: number) => `${count} ${count === 1 ? 'field' : 'fields'}`;

/** The sentences for an editor, none if there is nothing to do. */
export function formatTranslationNote({
  sourceMarket,
  changeCount,
  machineCount,
}: TranslationNote): string[] {
  return [
    ...(changeCount > 0
      ? [`The ${SOURCE_NAMES[sourceMarket]} source has changed since: ${formatFieldCount(changeCount)}.`]
      : []),
    ...(machineCount > 0 ? [`Machine draft, not read yet: ${formatFieldCount(machineCount)}.`] : []),
  ];
}
