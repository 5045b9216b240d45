import type { Market } from '@nettobonus/domain/markets/market';
import * as dk from './dk/shell.ts';
import * as fi from './fi/shell.ts';
import { defineMessages, type MessagesLike } from './message.ts';
import * as no from './no/shell.ts';
import * as se from './se/shell.ts';

export type ShellMessages = MessagesLike<typeof fi.shell>;
export type InformationOnlyMessages = MessagesLike<typeof fi.informationOnly>;
export type SampleMessages = MessagesLike<typeof fi.sample>;
type LicensedOnlyMessages = MessagesLike<typeof fi.licensedOnly>;
export type PreviewMessages = MessagesLike<typeof fi.preview>;
export type GoMessages = MessagesLike<typeof fi.go>;
export type FeedMessages = MessagesLike<typeof fi.feed>;
export type ToastMessages = MessagesLike<typeof fi.toasts>;
export type MonthPopupMessages = MessagesLike<typeof fi.monthPopup>;
export type SuggestionMessages = MessagesLike<typeof fi.suggestions>;
type BestByRuleMessages = MessagesLike<typeof fi.bestByRule>;

const MESSAGES = defineMessages({ fi, se, no, dk });

export const getShellMessages = (market: Market): ShellMessages => MESSAGES[market].shell;
export const getLicensedOnlyMessages = (market: Market): LicensedOnlyMessages =>
  MESSAGES[market].licensedOnly;
export const getInformationOnlyMessages = (market: Market): InformationOnlyMessages =>
  MESSAGES[market].informationOnly;
export const getSampleMessages = (market: Market): SampleMessages => MESSAGES[market].sample;
/** The notice that the content is a sample, as one text for feeds and structured data. */
export function formatSampleNotice(market: Market): string {
  const { label, notice } = getSampleMessages(market);
  return `${label} ${notice}`;
}
export const getPreviewMessages = (market: Market): PreviewMessages => MESSAGES[market].preview;
export const getGoMessages = (market: Market): GoMessages => MESSAGES[market].go;
export const getFeedMessages = (market: Market): FeedMessages => MESSAGES[market].feed;
export const getToastMessages = (market: Market): ToastMessages => MESSAGES[market].toasts;
export const getMonthPopupMessages = (market: Market): MonthPopupMessages => MESSAGES[market].monthPopup;
export const getSuggestionMessages = (market: Market): SuggestionMessages => MESSAGES[market].suggestions;
export const getBestByRuleMessages = (market: Market): BestByRuleMessages => MESSAGES[market].bestByRule;
