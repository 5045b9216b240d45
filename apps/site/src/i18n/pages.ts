import type { Market } from '@nettobonus/domain/markets/market';
import * as dk from './dk/pages.ts';
import * as fi from './fi/pages.ts';
import { defineMessages, type MessagesLike } from './message.ts';
import * as no from './no/pages.ts';
import * as se from './se/pages.ts';

export type ReviewMessages = MessagesLike<typeof fi.review>;
export type ReviewsMessages = MessagesLike<typeof fi.reviews>;
export type HistoryMessages = MessagesLike<typeof fi.history>;
export type MethodMessages = MessagesLike<typeof fi.method>;
export type CompareMessages = MessagesLike<typeof fi.compare>;
export type CompetitionMessages = MessagesLike<typeof fi.competitions>;
export type SearchMessages = MessagesLike<typeof fi.search>;
export type ArticleMessages = MessagesLike<typeof fi.articles>;
export type EntryMessages = MessagesLike<typeof fi.competitionEntry>;

const MESSAGES = defineMessages({ fi, se, no, dk });

export const getReviewMessages = (market: Market): ReviewMessages => MESSAGES[market].review;
export const getReviewsMessages = (market: Market): ReviewsMessages => MESSAGES[market].reviews;
export const getHistoryMessages = (market: Market): HistoryMessages => MESSAGES[market].history;
export const getMethodMessages = (market: Market): MethodMessages => MESSAGES[market].method;
export const getCompareMessages = (market: Market): CompareMessages => MESSAGES[market].compare;
export const getCompetitionMessages = (market: Market): CompetitionMessages => MESSAGES[market].competitions;
export const getSearchMessages = (market: Market): SearchMessages => MESSAGES[market].search;
export const getArticleMessages = (market: Market): ArticleMessages => MESSAGES[market].articles;
export const getEntryMessages = (market: Market): EntryMessages => MESSAGES[market].competitionEntry;
