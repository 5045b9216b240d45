/** Prepares the simulated page of a component test, and removes what the last test rendered. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Generous: a shared machine can stand still for seconds.
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
