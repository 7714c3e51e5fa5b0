import { csvOf, KEPT_DATA } from '@noodlenaut/domain';
import type { KeptRows } from '@noodlenaut/db';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

/** What is kept of somebody as a ZIP: every table as JSON and as CSV, and what it is (P1.53). */
export async function zipOfKept(kept: readonly KeptRows[]): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  await zip.add('read-me.txt', new TextReader(readMe(kept)));
  for (const { table, rows } of kept) {
    await zip.add(`json/${table}.json`, new TextReader(JSON.stringify(rows, null, 2)));
    await zip.add(`csv/${table}.csv`, new TextReader(csvOf(table2d(rows))));
  }
  return zip.close();
}

const readMe = (kept: readonly KeptRows[]): string =>
  kept
    .map(({ table, rows }) => {
      const about = KEPT_DATA.find((one) => one.table === table);
      return `${table}: ${about?.what ?? ''}. Kept: ${about?.keptFor ?? ''}. Rows: ${rows.length}.`;
    })
    .join('\n');

function table2d(rows: KeptRows['rows']): (string | number)[][] {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => columns.map((column) => asCell(row[column])))];
}

const asCell = (value: unknown): string | number => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
};
