import type { RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { ownExportMail } from '@noodlenaut/domain';
import { auditEntry } from '../family/audit-entry.ts';
import { requireConfirmation } from '../passwords/confirm-password.ts';
import { notifyOwner } from './notify-owner.ts';
import { zipOfKept } from './zip-of-kept.ts';

/** Everything we keep of the grown-up who asks, as a ZIP, once they have proved again who they are (decision 0071). */
export async function exportOwn(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'passwords' | 'store'> & RequestFacts,
  viewer: SessionViewer,
  input: { password?: string | undefined },
) {
  const { id, username } = viewer;
  await requireConfirmation(services, viewer, input.password);
  await services.limits.consume('privacy.export', id);
  const kept = await services.store.privacy.exportOfAdult(id);
  await services.store.transaction(async (store) => {
    await store.audit.write(auditEntry(services, viewer, 'privacy.exportOwn'));
    await notifyOwner(store, id, ownExportMail({ username, url: `${services.env.PUBLIC_URL}/account` }));
  });
  const zip = await zipOfKept(kept.filter(({ rows }) => rows.length > 0));
  return { fileName: 'my-data.zip', zipBase64: Buffer.from(zip).toString('base64') };
}
