import type { Market } from '@nettobonus/domain/markets/market';
import * as dk from './dk/games.ts';
import * as fi from './fi/games.ts';
import { defineMessages, type MessagesLike } from './message.ts';
import * as no from './no/games.ts';
import * as se from './se/games.ts';

export type DemoMessages = MessagesLike<typeof fi.demo>;
export type QuizMessages = MessagesLike<typeof fi.quiz>;
export type PickerMessages = MessagesLike<typeof fi.picker>;

const MESSAGES = defineMessages({ fi, se, no, dk });

export const getDemoMessages = (market: Market): DemoMessages => MESSAGES[market].demo;
export const getQuizMessages = (market: Market): QuizMessages => MESSAGES[market].quiz;
export const getPickerMessages = (market: Market): PickerMessages => MESSAGES[market].picker;
