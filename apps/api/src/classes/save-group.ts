import { type Store, violatedConstraint } from '@noodlenaut/db';
import { LEARNER_GROUPS_MAX } from '@noodlenaut/domain';
import { checkWords } from '../account/check-words.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { lockClass } from './lock-class.ts';

interface Wish {
  readonly classId: string;
  readonly name: string;
  readonly childIds: readonly string[];
}
type Services = Pick<Context, 'now' | 'requestId' | 'store'>;

/** A teacher makes a group in a class and puts pupils into it; a class has at most ten (decision 0108). */
export const makeGroup = (services: Services, viewer: SessionViewer, wish: Wish) =>
  saveGroup(services, viewer, wish, async (store) => {
    const id = await store.learnerGroups.add(wish.classId, wish.name);
    if (id === undefined)
      throw new AppError('wrong_state', { message: `A class has at most ${LEARNER_GROUPS_MAX} groups.` });
    const entry = auditEntry(services, viewer, 'learnerGroups.create');
    await store.audit.write({ ...entry, object: id });
    return id;
  });

/** A teacher names a group anew, and puts exactly these pupils into it. */
export const changeGroup = (
  services: Services,
  viewer: SessionViewer,
  { groupId, ...wish }: Wish & { readonly groupId: string },
) =>
  saveGroup(services, viewer, wish, async (store) => {
    if (!(await store.learnerGroups.rename(wish.classId, groupId, wish.name)))
      throw new AppError('not_found');
    const entry = auditEntry(services, viewer, 'learnerGroups.change');
    await store.audit.write({ ...entry, object: groupId });
    return groupId;
  });

/** Names are checked like those of classes. A pupil of another class gets the same answer as an unknown one. */
async function saveGroup(
  { store: root }: Services,
  viewer: SessionViewer,
  { classId, name, childIds }: Wish,
  write: (store: Store) => Promise<string>,
) {
  checkWords('name', name);
  try {
    return await root.transaction(async (store) => {
      await lockClass(viewer, store, classId);
      const some = [...new Set(childIds)];
      if (some.length > 0 && (await store.classMembers.pupils(classId, some)).length < some.length)
        throw new AppError('not_found');
      const id = await write(store);
      await store.learnerGroups.setMembers(classId, id, some);
      return { id };
    });
  } catch (thrown) {
    const broken = violatedConstraint(thrown);
    // A pupil who left between the two statements.
    if (broken === 'learner_group_members_pupil') throw new AppError('not_found', { cause: thrown });
    if (broken !== 'learner_groups_name') throw thrown;
    const message = 'There is a group with this name already';
    throw new AppError('invalid_input', { message, issues: [{ path: 'name', message }], cause: thrown });
  }
}

/** Takes a group away. Its pupils stay in the class, and what they were given stays given. */
export const removeGroup = (
  services: Services,
  viewer: SessionViewer,
  { classId, groupId }: { readonly classId: string; readonly groupId: string },
) =>
  services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    if (!(await store.learnerGroups.remove(classId, groupId))) throw new AppError('not_found');
    await store.audit.write({ ...auditEntry(services, viewer, 'learnerGroups.remove'), object: groupId });
    return { ok: true as const };
  });
