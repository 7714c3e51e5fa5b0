import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CALL_IDS, definitionOf } from '@noodlenaut/api/calls';
import { readEnv } from '@noodlenaut/api/env';
import { CONSENT_SCOPES, CONSENT_TEXT_VERSION, roleRefusal } from '@noodlenaut/domain';
import { sourceFiles } from '@noodlenaut/walls/source-files';
import { idsInTestNames } from '../spec/test-names.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/consent-bar.md'), 'utf8');
const section = (heading: string) => page.split(`\n## ${heading}`)[1]?.split('\n## ')[0] ?? '';
/** The cells of a table's rows, without its head. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const coded = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const LAWS = [
  { law: 'COPPA', source: /^§ 312\.\d+/, atLeast: 8 },
  { law: 'FERPA', source: /^§ 99\.\d+/, atLeast: 6 },
  { law: 'UK Children', source: /^standards? \d+( and \d+)?$/, atLeast: 12 },
];

test('[P1.42] every purpose of a consent stands in the bar, with who gives it and every call that waits for it', () => {
  const rows = rowsOf(section('What a yes is asked for'));
  expect(rows.map(([purpose]) => coded(purpose))).toEqual(CONSENT_SCOPES.map((scope) => [scope]));
  for (const [index, scope] of CONSENT_SCOPES.entries()) {
    const [, who, off, calls] = rows[index] ?? [];
    expect(who).toMatch(/^a guardian/);
    expect(off).toMatch(/\w/);
    expect(coded(calls)).toEqual(CALL_IDS.filter((id) => definitionOf(id).consent === scope));
  }
});

test('[P1.42] the bar tells of the default, the version and the child’s part as they are in the code', () => {
  const { CONSENT_MODE } = readEnv({ NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/noodlenaut' });
  expect(page).toContain(`\`CONSENT_MODE\` is \`${CONSENT_MODE}\` unless the host says otherwise`);
  expect(page).toContain(`The text a guardian sees has version ${CONSENT_TEXT_VERSION};`);
  const givenBy = (['student', 'teacher', 'parent'] as const).map((caller) =>
    roleRefusal(definitionOf('family.setConsent'), caller),
  );
  expect(givenBy).toEqual(['forbidden_role', 'forbidden_role', null]);
  expect(roleRefusal(definitionOf('family.consents'), 'student')).toBeNull();
});

test.each(LAWS)(
  '[P1.42] $law: each line has its source, what the software does, its proof and the host’s part',
  ({ law, source, atLeast }) => {
    const rows = rowsOf(section(law));
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
    for (const row of rows) {
      expect(row).toHaveLength(5);
      expect(row[1]).toMatch(source);
      for (const cell of row) expect(cell).toMatch(/\S/);
    }
  },
);

test('[P1.42] what the bar gives as proof is there: tests with these ids, and files', () => {
  const tested = new Set(
    sourceFiles(root)
      .filter(({ path }) => /\.test\.tsx?$/.test(path))
      .flatMap(idsInTestNames)
      .map(({ id }) => id),
  );
  const proofs = LAWS.flatMap(({ law }) => rowsOf(section(law)).map((row) => row[3] ?? ''));
  const ids = proofs.flatMap((proof) => [...proof.matchAll(/\[(P\d+\.\d+)\]/g)].map(([, id = '']) => id));
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !tested.has(id))).toEqual([]);
  expect(proofs.flatMap(coded).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
