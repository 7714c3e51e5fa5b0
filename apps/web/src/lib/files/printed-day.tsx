import { PrintOnly } from '@noodlenaut/ui/pieces/grown-up/print-only';
import { useState } from 'react';
import { longDay } from '../format/dates.ts';

/** The day of a report, shown only in print. */
export function PrintedDay() {
  const [today] = useState(() => longDay(new Date().toISOString()));
  return <PrintOnly>{today}</PrintOnly>;
}
