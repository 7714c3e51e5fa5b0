import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { startTestApi } from '../testing/test-api.ts';

const WORDS = {
  OPERATOR_NAME: 'Maple Street School',
  OPERATOR_ADDRESS: '12 Maple Street, Springfield, IL 62701',
  OPERATOR_MAIL: 'office@maple.test',
  OPERATOR_LAWFUL_BASIS:
    'The contract with the families, and their consent where the page Family asks for it.',
  TERMS_SINCE: '2026-09-01',
  PRIVACY_SINCE: '2026-10-15',
};

test('a visitor reads who runs this site, as its settings say', async () => {
  const api = await startTestApi({ env: WORDS });
  expect((await api.app.inject({ url: '/api/operator' })).json()).toEqual({
    name: WORDS.OPERATOR_NAME,
    address: WORDS.OPERATOR_ADDRESS,
    mail: WORDS.OPERATOR_MAIL,
    lawfulBasis: WORDS.OPERATOR_LAWFUL_BASIS,
    termsSince: '2026-09-01',
    privacySince: '2026-10-15',
  });
});

test('without settings nothing is made up', async () => {
  const api = await startTestApi();
  const answer = (await api.app.inject({ url: '/api/operator' })).json();
  expect(Object.values(answer)).toEqual([null, null, null, null, null, null]);
});

test('an address that is none, a day that is none and a text with a control sign stop the start', () => {
  const DATABASE_URL = 'postgres://localhost/x';
  expect(readEnv({ DATABASE_URL, OPERATOR_NAME: '', TERMS_SINCE: '' }).OPERATOR_NAME).toBeUndefined();
  for (const wrong of [
    { OPERATOR_MAIL: 'office' },
    { TERMS_SINCE: '1.9.2026' },
    { PRIVACY_SINCE: '2026-13-01' },
    { OPERATOR_NAME: 'a\u001Bb' },
    { OPERATOR_ADDRESS: 'x'.repeat(301) },
  ])
    expect(() => readEnv({ DATABASE_URL, ...wrong })).toThrow(Object.keys(wrong)[0]);
});
