import type { Market } from '@nettobonus/domain/markets/market';
import * as dk from './dk/assistant.ts';
import * as fi from './fi/assistant.ts';
import { defineMessages, type MessagesLike } from './message.ts';
import * as no from './no/assistant.ts';
import * as se from './se/assistant.ts';

export type AssistantMessages = MessagesLike<typeof fi.assistant>;
export type ChatMessages = MessagesLike<typeof fi.chat>;
export type ContactMessages = MessagesLike<typeof fi.contact>;

const MESSAGES = defineMessages({ fi, se, no, dk });

export const getAssistantMessages = (market: Market): AssistantMessages => MESSAGES[market].assistant;
export const getChatMessages = (market: Market): ChatMessages => MESSAGES[market].chat;
export const getContactMessages = (market: Market): ContactMessages => MESSAGES[market].contact;
