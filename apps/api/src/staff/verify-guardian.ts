import { GUARDIAN_METHODS, isGuardianMethod } from '@noodlenaut/domain';
import { StaffError, type StaffCommand } from './staff-context.ts';

/**
 * Staff confirm that this parent is who they say, by a method of § 312.5(b) (docs/consent-bar.md). From now on their consent
 * counts with CONSENT_MODE=required; one from before does not.
 */
export const verifyGuardian: StaffCommand = {
  takes: 'USERNAME --method METHOD',
  does: `lets a parent's yes count; how you made sure: ${GUARDIAN_METHODS.join(', ')}`,
  run: async ({ store, by, print }, username = '', flag = '', method = '') => {
    if (flag !== '--method' || !isGuardianMethod(method))
      throw new StaffError(
        `Usage: npm run staff -- verify-guardian USERNAME --method ${GUARDIAN_METHODS.join(' | ')}`,
      );
    const guardian = await store.users.verifyGuardian(username, method, by);
    if (!guardian) throw new StaffError(`There is no parent called ${username}.`);
    print(
      `${guardian.username} is verified as a guardian. A yes counts from now on; one from before has to be said again.`,
    );
  },
};
