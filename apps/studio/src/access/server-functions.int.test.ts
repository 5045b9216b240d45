import { expect, test } from 'vitest';
import { withTestStudio } from '../test-studio.ts';

withTestStudio(() => {});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'table-state', 'copy-data-from-locale'])(
  'the server function %s cannot be called',
  async (name) => {
    // Reads the studio's environment.
    const { requireServerFunction, serverFunctions } = await import('./server-functions.ts');
    expect(() => requireServerFunction(name)).toThrow('Unknown server function');
    expect(serverFunctions[name]).toBeUndefined();
  },
);
