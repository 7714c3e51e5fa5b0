import type { profileSetupRequest } from '@noodlenaut/contract';
import { FAMILY_CODE_LENGTH, GRADES, HOME_AFTER_SETUP, parseGrade, typedCode } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { redeemFamilyCode } from '../family/redeem-family-code.ts';

const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/**
 * Fills in the profile (SPEC 2, 5). The role is taken only while it is empty or the same (P1.14). Fields of other roles
 * are dropped; `linkedStudents` keeps grade levels as a preference and links nobody (P1.16, P1.17); family codes in
 * it ask for a link that waits for a yes (P1.18).
 */
export async function setUpProfile(ctx: SignedInContext, input: z.output<typeof profileSetupRequest>) {
  const { role } = input;
  const interests = (input.linkedStudents ?? []).flatMap((text) => parseGrade(text) ?? []);
  const user = await ctx.store.transaction(async (store) => {
    const before = await store.users.byId(ctx.viewer.id);
    if (!before) throw new AppError('unauthenticated');
    return store.users.setupProfile(ctx.viewer.id, {
      role,
      firstName: input.firstName,
      lastName: input.lastName,
      name: `${input.firstName} ${input.lastName}`,
      phone: textOrNull(input.phone),
      grade: role === 'student' ? input.grade || before.grade : null,
      specialties: role === 'tutor' ? [...new Set(input.specialties ?? [])] : [],
      bio: role === 'tutor' ? textOrNull(input.bio) : null,
      hourlyRate: role === 'tutor' ? (input.hourlyRate ?? null) : null,
      schoolName: role === 'teacher' ? textOrNull(input.schoolName) : null,
      linkedStudents: role === 'parent' ? GRADES.filter((grade) => interests.includes(grade)) : [],
    });
  });
  if (!user) throw new AppError('role_locked');
  if (role === 'parent') await askForLinks(ctx, input.linkedStudents ?? []);
  if (role === 'student') await ctx.store.progress.refresh(user.id);
  return { user: { ...user, role: user.role ?? ('' as const) }, next: HOME_AFTER_SETUP[role] };
}

async function askForLinks(ctx: SignedInContext, texts: readonly string[]): Promise<void> {
  const codes = texts.map(typedCode).filter(({ length }) => length === FAMILY_CODE_LENGTH);
  for (const code of new Set(codes)) {
    try {
      await redeemFamilyCode(ctx, code);
    } catch (thrown) {
      // What is no code of ours asks for nothing, and the profile is set up all the same.
      if (!(thrown instanceof AppError)) throw thrown;
      if (thrown.appCode === 'too_many_requests') return;
    }
  }
}
