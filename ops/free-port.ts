import { createServer } from 'node:net';

const HOST = '127.0.0.1';

export async function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, HOST, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object'
          ? done(address.port)
          : fail(new Error('The server has no port')),
      );
    });
  });
}
