import type { Market } from '@nettobonus/domain/markets/market';
import * as dk from './dk/calculator.ts';
import * as fi from './fi/calculator.ts';
import { defineMessages, type MessagesLike } from './message.ts';
import * as no from './no/calculator.ts';
import * as se from './se/calculator.ts';

export type CalculatorMessages = MessagesLike<typeof fi.calculator>;

const MESSAGES = defineMessages({ fi, se, no, dk });

export const getCalculatorMessages = (market: Market): CalculatorMessages => MESSAGES[market].calculator;
