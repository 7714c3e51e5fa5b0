import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadGlossary } from './load-glossary.ts';

const folder = mkdtempSync(join(tmpdir(), 'glossary-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const entry = { word: 'Evaporate', grade: '2nd', meaning: 'To turn into a gas.', forms: ['evaporation'] };

test('finds a word in any spelling of its letters, by its endings and by its forms', () => {
  write('a.json', JSON.stringify([entry, { word: 'berry', grade: 'k', meaning: 'A small fruit.' }]));
  const glossary = loadGlossary(folder);
  for (const form of ['evaporate', 'EVAPORATES', 'evaporating', 'evaporated', 'evaporation'])
    expect(glossary.find(form)?.word, form).toBe('Evaporate');
  expect(glossary.find('berries')?.word).toBe('berry');
  expect(glossary.find('constructor')).toBeNull();
  expect(glossary.words.has('evaporation')).toBe(true);
});

test('the first entry of a word counts, in the order of the files', () => {
  write('b.json', JSON.stringify([{ ...entry, meaning: 'Another.' }]));
  expect(loadGlossary(folder).find('evaporate')?.meaning).toBe('To turn into a gas.');
});

test('a file that cannot be used is named with its field', () => {
  write('c.json', JSON.stringify([{ ...entry, grade: '9th' }]));
  expect(() => loadGlossary(folder)).toThrow(/glossary\/c\.json: 0\.grade/);
  write('c.json', '[');
  expect(() => loadGlossary(folder)).toThrow(/glossary\/c\.json: it is not valid JSON/);
});

test('without a folder there are no words', () => {
  expect(loadGlossary(join(folder, 'missing')).words.size).toBe(0);
});
