import { buildLexicon, loadCards, POLICY_VERSION } from '@noodlenaut/ai';
import { loadLessons } from '@noodlenaut/content';
import { replayVerdicts } from '../chat/replay-verdicts.ts';
import type { StaffCommand } from './staff-context.ts';

/** So many of the latest messages are judged again (security 6.6). */
const MESSAGES = 10_000;

/** What a new policy would have said. It changes nothing that is stored. */
export const replayPolicy: StaffCommand = {
  takes: '',
  does: 'judges the last 10,000 messages to the helper again, and shows where the policy of today says otherwise',
  run: async ({ store, print }) => {
    const messages = await store.safety.judged(MESSAGES);
    const lessons = loadLessons();
    const changed = replayVerdicts(messages, buildLexicon(lessons, loadCards(lessons)));
    print(`Policy ${POLICY_VERSION}: ${messages.length} messages judged again, ${changed.length} otherwise.`);
    for (const [way, ones] of Map.groupBy(changed, ({ before, after }) => `${before} -> ${after}`)) {
      print(`${way}: ${ones.length}`);
      for (const { createdAt, policyVersion, ruleIds, message } of ones)
        print(
          `  ${createdAt.toISOString().slice(0, 16)}  [${policyVersion ?? 'unknown'}]  ${ruleIds.join(' ')}  "${message}"`,
        );
    }
  },
};
