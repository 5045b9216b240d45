import { defineMessages } from '../message.ts';
import { dk } from './dk.ts';
import { fi } from './fi.ts';
import { no } from './no.ts';
import { se } from './se.ts';

export const ALL_WORDS = defineMessages({ fi, se, no, dk });
