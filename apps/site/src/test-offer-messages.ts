/** For component tests: all languages of `i18n/offers.ts`, which loads only the page's language in a browser. */
import * as dk from './i18n/dk/offers.ts';
import * as fi from './i18n/fi/offers.ts';
import { defineMessages } from './i18n/message.ts';
import * as no from './i18n/no/offers.ts';
import * as se from './i18n/se/offers.ts';

const MESSAGES = defineMessages({ fi, se, no, dk });

export const getOfferMessages = (market: keyof typeof MESSAGES) => MESSAGES[market].offers;
export const getTrayMessages = (market: keyof typeof MESSAGES) => MESSAGES[market].tray;
