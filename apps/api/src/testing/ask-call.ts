import { type CallId, restOf } from '../calls/all-calls.ts';
import type { Person } from './people.ts';
import { UNKNOWN } from './whole-school.ts';

/** Any call by its id, over REST: the fields fill the path, then the query or the body. */
export function askCall(who: Person, id: CallId, fields: Readonly<Record<string, unknown>>) {
  const [method, path = ''] = restOf(id).split(' ');
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => text(fields[name]));
  if (method === 'POST' || method === 'PATCH' || method === 'DELETE') return who.ask(method, url, fields);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') query.set(name, value);
  return who.ask('GET', `${url}?${query.toString()}`);
}
const text = (value: unknown): string => (typeof value === 'string' ? value : UNKNOWN);
