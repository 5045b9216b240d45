/** Prepares the simulated page for a component test, and removes the elements of the previous test. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Generous: a shared machine can stall for seconds.
configure({ asyncUtilTimeout: 20_000 });

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
