import { expect, test } from 'vitest';
import { schoolYearEnd } from './classroom-devices.ts';

test.each([
  ['2026-08-24', '2027-08-01'],
  ['2027-01-10', '2027-08-01'],
  ['2027-07-02', '2027-08-01'],
  ['2027-07-03', '2028-08-01'],
  ['2027-12-31', '2028-08-01'],
])('a device trusted on %s is trusted until %s', (day, end) => {
  expect(schoolYearEnd(new Date(`${day}T00:00:00Z`))).toEqual(new Date(`${end}T00:00:00Z`));
});
