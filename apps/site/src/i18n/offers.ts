import type { Market } from '@nettobonus/domain/markets/market';
import * as dk from './dk/offers.ts';
import * as fi from './fi/offers.ts';
import { defineMessages, type MessagesLike } from './message.ts';
import * as no from './no/offers.ts';
import * as se from './se/offers.ts';

export type OfferMessages = MessagesLike<typeof fi.offers>;
export type TrayMessages = MessagesLike<typeof fi.tray>;

const MESSAGES = defineMessages({ fi, se, no, dk });

export const getOfferMessages = (market: Market): OfferMessages => MESSAGES[market].offers;
export const getTrayMessages = (market: Market): TrayMessages => MESSAGES[market].tray;
