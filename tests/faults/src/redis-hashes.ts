import { Failure, type Reply } from './resp.ts';

type Hashes = Map<string, Map<string, string>>;
type Command = (hashes: Hashes, key: string, fields: readonly string[]) => Reply;

const fieldsOf = (hashes: Hashes, key: string) => hashes.get(key) ?? new Map<string, string>();

const COMMANDS: Readonly<Record<string, Command>> = {
  HSET: (hashes, key, [field = '', value = '']) => {
    const fields = fieldsOf(hashes, key);
    const isNew = !fields.has(field);
    hashes.set(key, fields.set(field, value));
    return isNew ? 1 : 0;
  },
  HGET: (hashes, key, [field = '']) => fieldsOf(hashes, key).get(field) ?? null,
  HMGET: (hashes, key, fields) => fields.map((field) => fieldsOf(hashes, key).get(field) ?? null),
  HGETALL: (hashes, key) => [...fieldsOf(hashes, key)].flat(),
  HEXISTS: (hashes, key, [field = '']) => (fieldsOf(hashes, key).has(field) ? 1 : 0),
  HDEL: (hashes, key, fields) => fields.filter((field) => fieldsOf(hashes, key).delete(field)).length,
};

/** What Colyseus keeps in Redis about its rooms: hashes, and nothing else. */
export function hashCommand(hashes: Hashes, name: string, [key = '', ...fields]: readonly string[]): Reply {
  const command = COMMANDS[name];
  return command ? command(hashes, key, fields) : new Failure(`unknown command '${name}'`);
}
