import type { Migration } from 'payload';
import * as initial from './20261115_161654_initial.ts';

export const migrations = [{ ...initial, name: '20261115_161654_initial' }] as Migration[];
