import type { RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { FAMILY_CODE_LENGTH, ROOM_CODE_SIGNS, typedCode } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { redeemFamilyCode } from '../family/redeem-family-code.ts';

const CODE = new RegExp(`^[${ROOM_CODE_SIGNS}]{${FAMILY_CODE_LENGTH}}$`);

/**
 * Family codes among the `linkedStudents` of a parent's setup become pending links (P1.18). Codes that do not work, and those
 * beyond the limit, are ignored: the profile is set up all the same.
 */
export async function askForLinks(
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
