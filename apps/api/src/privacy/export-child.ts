import { csvOf, displayName, KEPT_DATA } from '@noodlenaut/domain';
import type { KeptRows } from '@noodlenaut/db';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import type { SignedInContext } from '../context.ts';
import { doneBy } from '../family/done-by.ts';
import { guardianOf } from '../family/guardian-of.ts';
import { tellGuardians } from '../family/tell-guardians.ts';
import { confirmOneself } from '../passwords/confirm-password.ts';

/** Everything we keep of a child as a ZIP of JSON and CSV, for a guardian who proves again who they are; all are told (PRODUCT 1). */
export async function exportChild(
  ctx: SignedInContext,
  input: { childId: string; password?: string | undefined },
) {
  const child = await guardianOf(ctx, ctx.store, input.childId);
  await confirmOneself(ctx, input.password);
  const kept = await ctx.store.privacy.export(child.id);
  await ctx.store.transaction(async (store) => {
    await store.audit.write({ ...doneBy(ctx, 'privacy.export'), childId: child.id });
    await tellGuardians(ctx, store, { childId: child.id, kind: 'export', actorId: ctx.viewer.id });
  });
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
