import { listClaims } from '@nettobonus/domain/assistant/claims';
import { generalFigures, getAllowedFigures } from '@nettobonus/domain/assistant/mentioned-numbers';
import { toOfferFacts } from '@nettobonus/domain/assistant/reply';
import { type CasinoKnowledge, ReplyGuard } from '@nettobonus/domain/assistant/reply-guard';
import { getVocabulary } from '@nettobonus/domain/assistant/vocabulary/vocabulary';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { getNetValue, netOrNull } from '@nettobonus/domain/net-value/net-value';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { getOfferMessages } from '../../i18n/offers.ts';
import { formatWageringBase } from '../../offer-ui/net-figures.ts';
import type { Conversation } from './conversation.ts';
import { LIMITS } from './limits.ts';

/** A guard for one answer from a model. */
export function createGuard(conversation: Conversation, getOwnAnswer: () => string): ReplyGuard {
  const { catalogue, deposit, allowedNumbers, namedCasinos } = conversation;
  const { market, casinos, listedNames, unlistedNames, slugByPath, helpTexts, fixedSentences } = catalogue;
  const vocabulary = getVocabulary(market);
  const known = new Map<string, CasinoKnowledge>();
  const getNet = ({ terms }: ListedCasino) =>
    netOrNull(getNetValue(terms, deposit)) ?? Number.NEGATIVE_INFINITY;
  let highestNet: number | undefined;
  return new ReplyGuard(
    {
      vocabulary,
      own: listedNames,
      foreign: unlistedNames,
      helpTexts,
      fixed: fixedSentences,
      context: namedCasinos,
      getOwnAnswer,
      getCasino: (slug) => {
        const casino = casinos.find((candidate) => candidate.casino === slug);
        if (!casino) return null;
        highestNet ??= Math.max(...casinos.map(getNet));
        const knowledge =
          known.get(slug) ?? describeCasino(casino, market, deposit, getNet(casino) === highestNet);
        known.set(slug, knowledge);
        return knowledge;
      },
      findCasinoLink: (path) => {
        const slug = slugByPath.get(path.normalize('NFC'));
        return slug === undefined ? null : { slug, link: reviewPathFor(slug, market) };
      },
      // A getter, because tools add numbers while the answer is being generated.
      get general() {
        return generalFigures(deposit, allowedNumbers);
      },
    },
    { maxLength: LIMITS.answerMaxLength, maxCasinos: LIMITS.casinosPerAnswer },
  );
}

function describeCasino(
  casino: ListedCasino,
  market: Market,
  deposit: number,
  isTopNet: boolean,
): CasinoKnowledge {
  const offer = toOfferFacts(casino, market, deposit);
  const wagering = formatWageringBase(offer.terms, getOfferMessages(market));
  return {
    figures: getAllowedFigures(offer, getVocabulary(market)),
    claims: listClaims(casino, offer, isTopNet),
    // A text without a multiplier is “?” or “none”, which are words of other sentences, too.
    texts: [offer.bonus, ...offer.features, ...(wagering.includes('×') ? [wagering] : [])],
  };
}
