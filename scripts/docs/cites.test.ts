import { expect, test } from 'vitest';
import { deadIn } from './cites.ts';

const citable = {
  items: new Set(['S1.02', 'P4.10']),
  rules: new Set(['2', '2.15', '2.16', 'I12', 'F2']),
  decisions: new Set(['0036', '0058']),
};

test.each([
  ['a paper that nobody has', 'as SPEC 7 says', ['SPEC 7']],
  ['more of them', '(PRODUCT 4, SAFETY 2.15, STACK 12)', ['PRODUCT 4', 'SAFETY 2.15', 'STACK 12']],
  ['one without a number', 'as ARCHITECTURE has it', ['ARCHITECTURE']],
  ['an issue', '(issue 11, 2.5) and issue 6.4', ['issue 11, 2.5', 'issue 6.4']],
  ['an item that is not there', '[P4.10] [P4.99] (S1.02)', ['P4.99']],
  ['a decision that is not there', '(decision 0058), decisions 0036, 0058 and 0099', ['0099']],
  ['a rule that is not there', '(security 2.15, 2.99), security I12, security F9', ['2.99', 'F9']],
  ['what is no cite', "PRODUCT.name, SAFETY_CONTACT='x', 2.15 kB, an issue, security", []],
])('%s is found', (_what, line, dead) => {
  expect(deadIn(line, citable)).toEqual(dead);
});
