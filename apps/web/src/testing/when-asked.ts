import { refuse, type Answer, type CallId, type InputOf } from './serve.ts';

const told = (input: unknown): string =>
  Object.entries(input ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .toSorted()
    .join('&');

/** Answers a call that was made with exactly this; any other finds nothing, as on the server. */
export const whenAsked =
  <Id extends CallId>(wanted: InputOf<Id>, reply: Answer<Id>) =>
  (input: InputOf<Id>): Answer<Id> =>
    told(input) === told(wanted) ? reply : refuse(404, 'Not found', { code: 'not_found' });
