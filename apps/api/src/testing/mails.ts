import { fillMail } from '../mail/fill-mail.ts';
import type { TestApi } from './test-api.ts';

/** The newest mail that waits for this address, as it would leave, with a link that works; '' when there is none. */
export async function mailTo({ services }: TestApi, address: string, subject = /./): Promise<string> {
  const waiting = (await services.store.outbox.list(200)).find(
    (mail) => mail.toAddress === address && mail.sentAt === null && subject.test(mail.subject),
  );
  return waiting ? ((await fillMail(services, waiting))?.text ?? '') : '';
}

/** The secret of the newest link that waits for this address; '' when there is none. */
export const linkTokenTo = async (api: TestApi, address: string): Promise<string> =>
  /(?:#|token=)([\w-]{43})$/m.exec(await mailTo(api, address))?.[1] ?? '';
