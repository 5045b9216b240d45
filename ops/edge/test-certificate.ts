import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Certificate {
  certificate: string;
  key: string;
}

/** Creates a self-signed certificate for tests and benchmarks. */
export async function makeTestCertificate(dir: string): Promise<Certificate> {
  const [certificate, key] = [join(dir, 'certificate.pem'), join(dir, 'key.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
  ]);
  return { certificate, key };
}
