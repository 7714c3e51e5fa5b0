import { momentIn } from './zone-times.ts';

export const OTHER_TIME = 'other';

/** What a tutor can choose from: the family's wish where it is free first, then the own free starts. */
export function offerTimes(
  starts: readonly string[],
  wish: string | null,
  timeZone: string,
): { value: string; label: string }[] {
  const said = (iso: string) => momentIn(timeZone, new Date(iso));
  const wished = starts.find((iso) => wish !== null && Date.parse(iso) === Date.parse(wish));
  return [
    ...(wished === undefined ? [] : [{ value: wished, label: `${said(wished)} (their wish)` }]),
    ...starts.filter((iso) => iso !== wished).map((iso) => ({ value: iso, label: said(iso) })),
  ];
}
