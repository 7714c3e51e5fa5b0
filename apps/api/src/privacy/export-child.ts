import { csvOf, displayName, KEPT_DATA } from '@noodlenaut/domain';
import type { KeptRows } from '@noodlenaut/db';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from '../family/done-by.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';

/** Everything we keep of a child as a ZIP of JSON and CSV, for a guardian who gives the password again (PRODUCT 1). */
export async function exportChild(ctx: SignedInContext, input: { childId: string; password: string }) {
  const child = await ctx.store.guardianLinks.childFor(input.childId, ctx.viewer.id);
  if (!child || child.id === ctx.viewer.id) throw new AppError('not_found');
  await confirmPassword(ctx, input.password);
  const kept = await ctx.store.privacy.export(child.id);
  await ctx.store.audit.write({ ...doneBy(ctx, 'privacy.export'), childId: child.id });
  return {
    fileName: `${displayName(child).replace(/[^\p{L}\p{N}]+/gu, '-')}.zip`,
    zipBase64: await zipOf(kept),
  };
}

async function zipOf(kept: readonly KeptRows[]): Promise<string> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  await zip.add('read-me.txt', new TextReader(readMe(kept)));
  for (const { table, rows } of kept) {
    await zip.add(`json/${table}.json`, new TextReader(JSON.stringify(rows, null, 2)));
    await zip.add(`csv/${table}.csv`, new TextReader(csvOf(table2d(rows))));
  }
  return Buffer.from(await zip.close()).toString('base64');
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
