import { checkMessage } from '@noodlenaut/ai';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { personOf } from './side-of.ts';
import { tellOfCrisis } from './tell-of-crises.ts';

function refusedText(path: string, message: string): never {
  throw new AppError('invalid_input', { message, issues: [{ path, message }] });
}

/**
 * A text that the other side of a tutoring session reads: no contact data, no links, no meetings, and what the helper's policy
 * refuses (security 2.13).
 * @throws AppError invalid_input at the field
 */
export function checkText(path: string, text: string | null | undefined, viewer: SessionViewer): void {
  const found = text ? checkMessage(text, personOf(viewer)) : null;
  if (found?.verdict === 'refuse') refusedText(path, found.sentence);
}

/**
 * As `checkText`, for what a child may have written: of danger, guardians or staff are told before it is refused (security 6.5).
 * Outside of a transaction, because the refusal would undo it.
 * @throws AppError invalid_input at the field
 */
export async function checkChildText(
  services: Pick<Context, 'env' | 'helper' | 'mailSoon' | 'now' | 'store'>,
  fields: Readonly<Record<string, string | null | undefined>>,
  viewer: SessionViewer,
): Promise<void> {
  const person = personOf(viewer);
  const written = Object.entries(fields).flatMap(([path, text]) => (text ? [{ path, text }] : []));
  const refused = written
    .map((one) => ({ ...one, ...checkMessage(one.text, person) }))
    .filter((one) => one.verdict === 'refuse');
  const found = refused.find(({ reason }) => reason === 'crisis') ?? refused[0];
  if (found === undefined) return;
  if (found.reason === 'crisis' && person === 'student') {
    const createdAt = services.now();
    await services.store.transaction(async (store) => {
      const staff = { severity: 'crisis', topic: 'tutoring', audience: 'staff' } as const;
      await store.safety.addAlert({ ...staff, childId: viewer.id, messageId: null, createdAt });
      await tellOfCrisis(services, store, {
        childId: viewer.id,
        grade: viewer.grade,
        text: found.text,
        around: written.map(({ text }) => text).filter((text) => text !== found.text),
        createdAt,
      });
    });
    services.mailSoon();
  }
  refusedText(found.path, found.sentence);
}
