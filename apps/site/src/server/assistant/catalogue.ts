import { NameFinder } from '@nettobonus/domain/assistant/name-finder';
import { fold } from '@nettobonus/domain/assistant/phrases';
import { listHelpTexts } from '@nettobonus/domain/assistant/reply-guard';
import { SentenceSplitter } from '@nettobonus/domain/assistant/sentences';
import { getVocabulary } from '@nettobonus/domain/assistant/vocabulary/vocabulary';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import type { HelpOrganisation } from '@nettobonus/domain/markets/market-settings';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { getAssistantMessages } from '../../i18n/assistant.ts';

/** The assistant's knowledge: the casinos of one market, and the names of other brands, which it must not mention. */
export interface Catalogue {
  market: Market;
  casinos: readonly ListedCasino[];
  brands: readonly { casino: string; name: string }[];
  help: readonly HelpOrganisation[];
  helpTexts: readonly string[];
  listedNames: NameFinder;
  unlistedNames: NameFinder;
  slugByPath: ReadonlyMap<string, string>;
  /** Sentences from the site's own texts (i18n), each mapped to the sentence before it. */
  fixedSentences: ReadonlyMap<string, string | null>;
}

export function buildCatalogue(
  market: Market,
  casinos: readonly ListedCasino[],
  brands: Catalogue['brands'],
  help: readonly HelpOrganisation[],
): Catalogue {
  const listed = new Set(casinos.map(({ casino }) => casino));
  const { nameEndings } = getVocabulary(market);
  return {
    market,
    casinos,
    brands,
    help,
    helpTexts: listHelpTexts(help),
    listedNames: new NameFinder(casinos, nameEndings),
    unlistedNames: new NameFinder(
      brands.filter(({ casino }) => !listed.has(casino)),
      nameEndings,
    ),
    slugByPath: new Map(
      casinos.flatMap(({ casino }) => listReviewPaths(casino, market).map((path) => [path, casino])),
    ),
    fixedSentences: listFixedSentences(market),
  };
}

/** A model may decode a link, or use the slug although the review has a different path. */
function listReviewPaths(slug: string, market: Market): string[] {
  const link = reviewPathFor(slug, market);
  return [link, decodeURIComponent(link), `/${market}/kasino/${slug}`];
}

/** Only texts that are true for any question. */
function listFixedSentences(market: Market): Map<string, string | null> {
  const messages = getAssistantMessages(market);
  const texts = [
    messages.greeting,
    messages.closing,
    messages.help_askedForHelp,
    messages.help_lossOfControl,
    messages.refused_evasion,
    messages.refused_minor,
    messages.explain_net,
    messages.explain_wagering,
    messages.explain_nonsticky,
    messages.explain_finish,
  ];
  return new Map(
    texts.flatMap((text) => {
      const splitter = new SentenceSplitter();
      const sentences = [...splitter.push(text), ...splitter.end()].map((sentence) => sentence.text ?? '');
      return sentences.map((sentence, index) => [sentence, sentences[index - 1] ?? null] as const);
    }),
  );
}

/** Finds a casino by slug, name or review path, as a visitor or a model writes it. */
export function findCasino({ casinos, slugByPath }: Catalogue, reference: string): ListedCasino | null {
  const slug = slugByPath.get(reference) ?? reference;
  return casinos.find(({ casino, name }) => casino === slug || fold(name) === fold(reference)) ?? null;
}
