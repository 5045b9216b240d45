import { expect, test } from 'vitest';
import { type Bom, judgeSbom } from './sbom.ts';

const component = (purl: string, hashes = [{ alg: 'SHA-512', content: 'ab' }]) => ({
  type: 'library' as const,
  name: 'x',
  version: '1.0.0',
  purl,
  hashes,
});
const bomOf = (...components: Bom['components']): Bom => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: 'urn:uuid:00000000-0000-0000-0000-000000000000',
  metadata: { timestamp: '2026-11-15T00:00:00.000Z', component: component('pkg:npm/nettobonus@0.1.0') },
  components: [component('pkg:npm/%40nettobonus/site@0.1.0', []), ...components],
  dependencies: [],
});
const LOCKED = [{ name: '@a/b', version: '2.0.0', licence: 'MIT', isProduction: true }];
const THERE = component('pkg:npm/%40a/b@2.0.0');

test('what names all that is locked is whole; our own packages are no part of it', () => {
  expect(judgeSbom(bomOf(THERE), LOCKED)).toMatchObject({
    state: 'ok',
    figure: 'CycloneDX 1.5, 1 components of 1 in the lock file, in sbom.cdx.json',
  });
});

test('what is missing, of another version or without a hash is a fault', () => {
  expect(judgeSbom(bomOf(), LOCKED)).toMatchObject({
    state: 'FAULTY',
    details: ['pkg:npm/%40a/b@2.0.0 is not in the SBOM'],
  });
  expect(judgeSbom(bomOf(THERE, component('pkg:npm/c@1.0.0', [])), LOCKED)).toMatchObject({
    state: 'FAULTY',
    details: ['pkg:npm/c@1.0.0 is not in the lock file', 'pkg:npm/c@1.0.0 has no hash'],
  });
});
