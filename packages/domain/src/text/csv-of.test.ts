import { expect, test } from 'vitest';
import { csvOf } from './csv-of.ts';

test('SAFETY 2.16: a cell that a spreadsheet would run is text, numbers stay numbers', () => {
  expect(csvOf([['=1+1', '+1', '-1', '@x', '\tx', -1, 'a-b']])).toBe("'=1+1,'+1,'-1,'@x,'\tx,-1,a-b\r\n");
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvOf([['a,b', 'say "hi"', 'two\nlines'], []])).toBe('"a,b","say ""hi""","two\nlines"\r\n\r\n');
});
