import type { RuleMatch } from './matcher.ts';
import { compilePhrase } from './phrase.ts';
import type { Category } from './rule.ts';

const ACTS = [
  '{caregiver} ... {harms}',
  '{caregiver} ... {touches}',
  '{caregiver} ... {secret}',
  '{caregiver} ... {not} tell',
  '{caregiver} ... {not} let|feed|give|love|want|come|came|wake|safe',
  '{caregiver} ... room|bed|bedroom|shower|bath|naked|drunk|knife|gun|belt|closet|basement|private|kill|yell|yells|screams|screaming|hates|hate|pictures|photos|underwear|lap|pills|high|mistake|drinks|drinking|clothes|leaves|left|scares|scary',
  'afraid|scared|fear|frightened|terrified ~ ~ {caregiver}|home',
  'because|from|by ~ of? ~ {caregiver}',
  '{not} tell ~ ~ {caregiver}|anyone|anybody',
  '{not} ~ safe ~ home|house|here',
  'at home|dads|moms',
  '{harms} ~ at|in ~ home|house',
  'go|going|be home',
  'home ~ because',
].map(compilePhrase);
const HOME: ReadonlySet<Category> = new Set(['abuse', 'grooming']);
/** Whose car, belt or house it is says who is meant. */
const NAMED = compilePhrase(
  '{caregiver}|daddys|mommys|mums|fathers|mothers|grandpas|grandmas|grannys|stepdads|stepmoms|stepfathers|stepmothers|aunts|aunties|babysitters|coachs|nannys|grown_ups_at_home',
).pattern;
const STRANGERS =
  /(?:^| )(?:online|internet|roblox|minecraft|fortnite|discord|snapchat|tiktok|instagram|stranger|strangers|website|chat)(?: |$)/;
const SUBJECT_AFTER_TELL =
  /(?:tell|telling|told|from) (?:my |your |the )?(?:mom|mum|dad|parents|mother|father|teacher)/g;
const AT_HOME =
  /(?:^| )(?:he|she|they|someone|somebody)(?: [^ ]+){0,3} (?:touch|touches|touched|hits|hit|hurts|beats|comes|makes|made|locks)(?: |$)/;

/**
 * Whether a crisis names a parent, a relative, a teacher or a tutor as the one who harms, or home as the place (security
 * 6.5). When in doubt it is true: then only staff is told.
 */
export function isCaregiverImplicated(
  matches: readonly RuleMatch[],
  views: readonly (readonly string[])[],
): boolean {
  const crises = matches.filter(({ severity }) => severity === 'crisis');
  if (crises.length === 0) return false;
  if (crises.some(({ id }) => id.endsWith('.neglect'))) return true;
  return views.some((words) => {
    const whole = ` ${words.join(' ')} `;
    const text = whole.replace(SUBJECT_AFTER_TELL, 'tell');
    if (ACTS.some(({ pattern }) => pattern.test(text))) return true;
    const isAbuse = crises.some(({ category }) => HOME.has(category)) && !STRANGERS.test(whole);
    return isAbuse && (AT_HOME.test(whole) || NAMED.test(text));
  });
}
