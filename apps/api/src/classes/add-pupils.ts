import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { randomInt } from 'node:crypto';
import { checkName } from '@noodlenaut/ai';
import {
  displayName,
  fitPupils,
  FREE_PLAN_ID,
  type Grade,
  madeUpUsername,
  type PupilRow,
  readPupils,
  signsInWithPictures,
} from '@noodlenaut/domain';
import { type Store, violatedConstraint } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { lockClass } from './lock-class.ts';
import { loginCard } from './login-card.ts';
import { madeUpSignIns, type MadeUpSignIn } from './made-up-sign-in.ts';

interface PastedPupils {
  readonly classId: string;
  readonly text: string;
}
const TRIES = 5;

async function fitted(store: Store, classId: string, text: string, grade: Grade) {
  const names = (await store.classMembers.names(classId)).map(displayName);
  const fit = fitPupils(readPupils(text, grade), names);
  const unkind = fit.rows.flatMap(({ line, nickname }) => {
    const message = checkName(nickname);
    return message === null ? [] : [{ line, text: nickname, message }];
  });
  const lines = new Set(unkind.map(({ line }) => line));
  return {
    ...fit,
    rows: fit.rows.filter(({ line }) => !lines.has(line)),
    errors: [...fit.errors, ...unkind].toSorted((one, other) => one.line - other.line),
  };
}

/** Previews a pasted list, row by row, with the reason why a row cannot be made. Writes nothing (P1.33). */
export const previewPupils = (
  services: Pick<Context, 'store'>,
  viewer: SessionViewer,
  { classId, text }: PastedPupils,
) =>
  services.store.transaction(async (store) => {
    const { grade } = await lockClass(viewer, store, classId);
    return fitted(store, classId, text, grade);
  });

/**
 * Makes accounts for a pasted list, all or none, with made-up usernames and passwords or pictures, and puts them into the class
 * (P1.33). The cards are in this one reply. When it is sent twice, the second is refused, because the names exist.
 */
export async function addPupils(
  services: Pick<Context, 'limits' | 'now' | 'passwords' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: PastedPupils,
) {
  const preview = await previewPupils(services, viewer, input);
  refuseErrors(preview);
  await services.limits.consume('class.pupils', viewer.id);
  const signIns = await madeUpSignIns(
    services,
    preview.rows.map(({ grade }) => grade),
  );
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await services.store.transaction((store) => write(services, viewer, store, input, signIns));
    } catch (thrown) {
      if (violatedConstraint(thrown) !== 'users_username_key' || attempt === TRIES) throw thrown;
    }
  }
}

async function write(
  services: Pick<Context, 'now' | 'requestId'>,
  viewer: SessionViewer,
  store: Store,
  { classId, text }: PastedPupils,
  signIns: readonly MadeUpSignIn[],
) {
  const { name, grade } = await lockClass(viewer, store, classId);
  // Read again under the lock, because the class may have changed while the sign-ins were made.
  const now = await fitted(store, classId, text, grade);
  refuseErrors(now);
  if (now.rows.some((row, at) => !fits(row, signIns[at]))) throw new AppError('wrong_state');
  const timezone = (await store.users.byId(viewer.id))?.timezone;
  const cards = [];
  for (const [at, row] of now.rows.entries()) {
    const signIn = signIns[at];
    if (!signIn) continue;
    const child = await store.users.create({
      username: madeUpUsername((sides) => randomInt(sides)),
      passwordHash: null,
      email: null,
      firstName: row.nickname,
      lastName: null,
      role: 'student',
      timezone,
    });
    await store.users.setMadeBy(child.id, classId);
    await store.users.setGrade(child.id, row.grade);
    await store.plans.start(child.id, FREE_PLAN_ID, 0);
    cards.push(
      await loginCard(
        services,
        viewer,
        store,
        { id: child.id, username: child.username, name: row.nickname },
        signIn,
      ),
    );
    await store.audit.write({
      ...auditEntry(services, viewer, 'classes.addPupils'),
      childId: child.id,
      object: classId,
    });
  }
  await store.classMembers.add(
    classId,
    cards.map(({ childId }) => childId),
  );
  return { className: name, cards };
}

/** When the grade changed meanwhile, pictures may be needed where a password was made. */
const fits = (row: PupilRow, signIn: MadeUpSignIn | undefined): boolean =>
  signIn !== undefined && (signIn.kind === 'pictures') === signsInWithPictures(row.grade);

function refuseErrors({ rows, errors }: Awaited<ReturnType<typeof fitted>>): void {
  if (errors.length === 0 && rows.length > 0) return;
  const message = errors[0]?.message ?? 'Please enter at least one name.';
  const issues = errors.map((error) => ({ path: `text.${error.line}`, message: error.message }));
  throw new AppError('invalid_input', {
    message,
    issues: issues.length > 0 ? issues : [{ path: 'text', message }],
  });
}
