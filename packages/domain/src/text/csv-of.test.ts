import { expect, test } from 'vitest';
import { csvOf } from './csv-of.ts';

test('security 2.16: a cell that a spreadsheet would run is text, numbers stay numbers', () => {
  expect(csvOf([['=1+1', '+1', '-1', '@x', -1, 'a-b']])).toBe("'=1+1,'+1,'-1,'@x,-1,a-b\r\n");
  expect(csvOf([['\tx', ' =1', '"=1']])).toBe(`"'\tx", '=1,"""'=1"\r\n`);
});

test('a separator of another country and a formula behind it become no second cell that runs', () => {
  for (const separator of [',', ';', '\t', '|', '\r\n']) {
    const line = csvOf([[`${separator}=1+1`, `Emma${separator} @SUM(A1)`]]);
    expect(line).not.toMatch(/[,;|\t\r\n][\s"]*[=+\-@]/);
    expect(line).toMatch(/'=1\+1/);
  }
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvOf([['a,b', 'say "hi"', 'two\nlines'], []])).toBe('"a,b","say ""hi""","two\nlines"\r\n\r\n');
});
