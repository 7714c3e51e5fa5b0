import type { profileSetupRequest } from '@noodlenaut/contract';
import {
  FAMILY_CODE_LENGTH,
  GRADES,
  HOME_AFTER_SETUP,
  parseGrade,
  ROOM_CODE_SIGNS,
  typedCode,
} from '@noodlenaut/domain';
import type { z } from 'zod';
import type { RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { AppError } from '../errors/app-error.ts';
import { checkShownName } from './check-shown-name.ts';
import { admitTeacher } from './admit-teacher.ts';
import { redeemFamilyCode } from '../family/redeem-family-code.ts';

const CODE = new RegExp(`^[${ROOM_CODE_SIGNS}]{${FAMILY_CODE_LENGTH}}$`);

/**
 * Family codes among the `linkedStudents` of a parent's setup become pending links (P1.18). Codes that do not work, and those
 * beyond the limit, are ignored: the profile is set up all the same.
 */
async function askForLinks(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'store'> & RequestFacts,
  viewer: SessionViewer,
  linkedStudents: readonly string[],
): Promise<void> {
  const codes = new Set(linkedStudents.map(typedCode).filter((code) => CODE.test(code)));
  for (const code of codes) {
    try {
      await redeemFamilyCode(services, viewer, code);
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown;
      if (thrown.appCode === 'too_many_requests') return;
    }
  }
}

const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/**
 * Fills in the profile (S7.17). The role is taken only while it is empty or the same (P1.14). Fields of other roles
 * are dropped; `linkedStudents` keeps grade levels as a preference, asks with family codes, and links nobody (P1.16 ff.).
 */
export async function setUpProfile(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'store'> & RequestFacts,
  viewer: SessionViewer,
  input: z.output<typeof profileSetupRequest>,
) {
  const { role } = input;
  checkShownName(role, input.firstName);
  const interests = (input.linkedStudents ?? []).flatMap((text) => parseGrade(text) ?? []);
  const user = await services.store.transaction(async (store) => {
    const before = await store.users.byId(viewer.id);
    if (!before) throw new AppError('unauthenticated');
    const set = await store.users.setupProfile(viewer.id, {
      role,
      firstName: input.firstName,
      lastName: input.lastName,
      name: `${input.firstName} ${input.lastName}`,
      phone: role === 'student' ? null : textOrNull(input.phone),
      grade: role === 'student' ? input.grade || before.grade : null,
      specialties: role === 'tutor' ? [...new Set(input.specialties ?? [])] : [],
      bio: role === 'tutor' ? textOrNull(input.bio) : null,
      hourlyRate: role === 'tutor' ? (input.hourlyRate ?? null) : null,
      schoolName: role === 'teacher' ? textOrNull(input.schoolName) : null,
      linkedStudents: role === 'parent' ? GRADES.filter((grade) => interests.includes(grade)) : [],
    });
    // Only once, with the role: a later visit to this form makes no link requests again.
    if (set && role === 'teacher' && before.role === null) await admitTeacher(services, store, set.username);
    return set;
  });
  if (!user) throw new AppError('role_locked');
  if (role === 'parent') await askForLinks(services, viewer, input.linkedStudents ?? []);
  if (role === 'student') await services.store.progress.refresh(user.id);
  return { user: { ...user, role: user.role ?? ('' as const) }, next: HOME_AFTER_SETUP[role] };
}
