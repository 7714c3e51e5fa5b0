import { scrub } from '../personal-data/scrub.ts';
import { classify } from '../rules/classify.ts';
import { normalize } from '../text/normalize.ts';

const CONTACTS: Readonly<Record<string, string>> = {
  email: 'Please leave out e-mail addresses.',
  phone: 'Please leave out phone numbers.',
  link: 'Please leave out links.',
  handle: 'Please leave out user names of other places.',
  address: 'Please leave out addresses.',
  card: 'Please leave out long numbers.',
  password: 'Please leave out passwords.',
};
const REFUSED: ReadonlySet<string> = new Set(['rude', 'harmful', 'crisis']);
const STAFF =
  /(?:^|[^a-z])(?:admin|administrator|moderator|staff|noodlenaut|official|support team|system)(?:[^a-z]|$)/;

/**
 * Why a text cannot be a nickname, a room's or class's name or a message in tutoring, in plain words; null when it can. The
 * word lists are those of the chat. At most 300 code points are read. `nicknameFault` of domain checks length and signs.
 */
export function checkName(text: string): string | null {
  const { kinds } = scrub(text, { words: [] });
  for (const kind of kinds) if (CONTACTS[kind] !== undefined) return CONTACTS[kind];
  const normalized = normalize(text);
  if (STAFF.test(normalized.match)) return 'Please choose a name that does not sound like our staff.';
  const { matches } = classify(normalized);
  return matches.some(({ severity }) => REFUSED.has(severity)) ? 'Please choose kind words.' : null;
}
