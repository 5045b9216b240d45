import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const UNITS = `${import.meta.dirname}/systemd`;
const CHECKOUT = '/opt/nettobonus';
const readValues = (file: string, name: string) =>
  [...readFileSync(`${UNITS}/${file}`, 'utf8').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(
    ([, value]) => value,
  );

test('no program can read the .git folder of its checkout', () => {
  for (const unit of globSync('*.service', { cwd: UNITS })) {
    // The hardening drop-in applies only to units with this prefix.
    expect(unit).toMatch(/^nettobonus-/);
    expect(readValues(unit, 'WorkingDirectory')[0], unit).toMatch(new RegExp(`^${CHECKOUT}(/|$)`));
    expect(readValues(unit, 'InaccessiblePaths'), unit).toEqual([]);
  }
  expect(readValues('nettobonus-.service.d/hardening.conf', 'InaccessiblePaths')).toEqual([
    `-${CHECKOUT}/.git`,
  ]);
});
