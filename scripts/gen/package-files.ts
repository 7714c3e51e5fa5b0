import type { FeatureNames } from './feature-names.ts';

/** Path and text of each file to write, from the root. */
export type Files = Readonly<Record<string, string>>;

/** The rule, the shape on the wire, the table and what reads and writes it. */
export const packageFiles = (name: FeatureNames, migration: string): Files => ({
  [`packages/domain/src/${name.nouns}/add-${name.noun}.ts`]: `/** How many ${name.words} one learner may hold. */
export const MAX_${name.table.toUpperCase()} = 100;

export type Add${name.PascalNoun}Refusal = 'too-many';

/**
 * Whether a learner may add one more of their ${name.words}.
 * @param held how many they hold already
 * @returns the refusal by name, null when they may
 */
export const refuse${name.PascalNoun} = (held: number): Add${name.PascalNoun}Refusal | null =>
  held >= MAX_${name.table.toUpperCase()} ? 'too-many' : null;
`,
  [`packages/domain/src/${name.nouns}/add-${name.noun}.test.ts`]: `import { expect, test } from 'vitest';
import { MAX_${name.table.toUpperCase()}, refuse${name.PascalNoun} } from './add-${name.noun}.ts';

test('a learner may fill the last place, and no more', () => {
  expect(refuse${name.PascalNoun}(MAX_${name.table.toUpperCase()} - 1)).toBeNull();
  expect(refuse${name.PascalNoun}(MAX_${name.table.toUpperCase()})).toBe('too-many');
});
`,
  [`packages/contract/src/${name.nouns}.ts`]: `import { z } from 'zod';
import { safeLine, uuid, wireDate } from './text.ts';

export const ${name.camelNoun} = z.object({ id: uuid, title: z.string(), createdAt: wireDate });
export const ${name.camelNouns}Reply = z.array(${name.camelNoun});
export const add${name.PascalNoun}Request = z.object({ title: safeLine(60, 1) });
`,
  [`packages/db/migrations/${migration}-${name.nouns}.ts`]: `import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql\`
    create table ${name.table} (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      title text not null check (char_length(title) between 1 and 60),
      created_at timestamptz not null default now(),
      unique (user_id, title)
    )\`.execute(db);
}
`,
  [`packages/db/src/${name.nouns}.repository.ts`]: `import type { Database } from './connect.ts';

/** A learner's ${name.words}, newest first. */
export function ${name.camelNouns}Repository(db: Database) {
  return {
    list: (userId: string) =>
      db
        .selectFrom('${name.camelNouns}')
        .select(['id', 'title', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute(),
    /** The same title twice stays one row; the later call gets nothing back. */
    add: (userId: string, title: string) =>
      db
        .insertInto('${name.camelNouns}')
        .values({ userId, title })
        .onConflict((conflict) => conflict.columns(['userId', 'title']).doNothing())
        .returning(['id', 'title', 'createdAt'])
        .executeTakeFirst(),
  };
}
`,
});
