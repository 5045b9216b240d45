import { type Competition, groupCompetitions } from '@nettobonus/domain/campaigns/competition';
import type { Market } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import type { CompetitionEntry } from '../features/competitions/competition-entry.ts';
import type { EntryFormProps } from '../features/competitions/entry-form.tsx';
import { getContactMessages } from '../i18n/assistant.ts';
import { formatContactProblems } from '../i18n/contact-problem.ts';
import { currencySign } from '../i18n/format.ts';
import { getEntryMessages } from '../i18n/pages.ts';
import { getCasino, listCompetitions } from './content.ts';

/** A market's competitions, without those of casinos that the market does not list. */
export function listCompetitionEntries(market: Market): CompetitionEntry[] {
  return listCompetitions(market).flatMap(({ casino: slug, ...competition }) => {
    if (!slug) return [competition];
    const casino = getCasino(market, slug);
    if (!casino) return [];
    const { name, image, affiliateLink, isUnlicensed } = casino;
    const reviewHref = reviewPathFor(slug, market);
    return [{ ...competition, host: { name, image, affiliateLink, isUnlicensed, reviewHref } }];
  });
}

/** The site's own running competition that has an entry form. */
export function findOwnCompetition(market: Market, today: string): Competition | null {
  const { running } = groupCompetitions(listCompetitions(market), today);
  return running.find(({ casino, questions }) => !casino && questions?.length) ?? null;
}

/** The entry form of that competition. */
export function buildEntryForm(market: Market, today: string): EntryFormProps | null {
  const competition = findOwnCompetition(market, today);
  if (!competition?.questions) return null;
  const { email, leaveEmpty } = getContactMessages(market);
  return {
    action: `/api/contact?lang=${market}`,
    competition: competition.title,
    questions: competition.questions,
    currency: currencySign(market),
    messages: getEntryMessages(market),
    contactMessages: { email, leaveEmpty },
    emailProblems: formatContactProblems(market).email,
  };
}
