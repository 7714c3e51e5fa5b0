import { ownExportMail } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { doneBy } from '../family/done-by.ts';
import { confirmOneself } from '../passwords/confirm-password.ts';
import { tellOwner } from './tell-owner.ts';
import { zipOfKept } from './zip-of-kept.ts';

/** Everything we keep of the grown-up who asks, as a ZIP, once they have proved again who they are (issue 11, 2.5). */
export async function exportOwn(ctx: SignedInContext, input: { password?: string | undefined }) {
  const { id, username } = ctx.viewer;
  await confirmOneself(ctx, input.password);
  await ctx.limits.consume('privacy.export', id);
  const kept = await ctx.store.privacy.exportOfAdult(id);
  await ctx.store.transaction(async (store) => {
    await store.audit.write(doneBy(ctx, 'privacy.exportOwn'));
    await tellOwner(store, id, ownExportMail({ username, url: `${ctx.env.PUBLIC_URL}/account` }));
  });
  const zip = await zipOfKept(kept.filter(({ rows }) => rows.length > 0));
  return { fileName: 'my-data.zip', zipBase64: Buffer.from(zip).toString('base64') };
}
