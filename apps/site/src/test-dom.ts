/** Prepares the simulated page of a component test, and removes what the last test rendered. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

beforeEach(() => {
  document.documentElement.lang = 'fi';
  document.body.dataset.market = 'fi';
  document.body.dataset.chatKey = 'public-key';
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
