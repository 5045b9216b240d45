import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const UNITS = `${import.meta.dirname}/systemd`;
const CHECKOUT = '/opt/nettobonus';
const valuesOf = (file: string, name: string) =>
  [...readFileSync(`${UNITS}/${file}`, 'utf8').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(
    ([, value]) => value,
  );

test('no program can read the history of the checkout that it runs from', () => {
  for (const unit of globSync('*.service', { cwd: UNITS })) {
    // The hardening drop-in applies only to units with this prefix.
    expect(unit).toMatch(/^nettobonus-/);
    expect(valuesOf(unit, 'WorkingDirectory')[0], unit).toMatch(new RegExp(`^${CHECKOUT}(/|$)`));
    expect(valuesOf(unit, 'InaccessiblePaths'), unit).toEqual([]);
  }
  expect(valuesOf('nettobonus-.service.d/hardening.conf', 'InaccessiblePaths')).toEqual([
    `-${CHECKOUT}/.git`,
  ]);
});
