import type { FeatureNames } from './feature-names.ts';
import type { Files } from './package-files.ts';

/** The door, the use case with its test, and the screen with its route. */
export const appFiles = (name: FeatureNames): Files => ({
  [`apps/api/src/${name.nouns}/${name.nouns}.router.ts`]: `import { add${name.PascalNoun}Request, ${name.camelNoun}, ${name.camelNouns}Reply } from '@noodlenaut/contract';
import { procedure, router } from '../trpc.ts';
import { add${name.PascalNoun} } from './add-${name.noun}.ts';

/** A learner's own ${name.words}. */
export const ${name.camelNouns}Router = router({
  list: procedure('${name.camelNouns}.list')
    .output(${name.camelNouns}Reply)
    .query(({ ctx }) => ctx.store.${name.camelNouns}.list(ctx.viewer.id)),
  add: procedure('${name.camelNouns}.add')
    .input(add${name.PascalNoun}Request)
    .output(${name.camelNoun})
    .mutation(({ ctx, input }) => add${name.PascalNoun}(ctx, input.title)),
});
`,
  [`apps/api/src/${name.nouns}/add-${name.noun}.ts`]: `import { refuse${name.PascalNoun} } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/** Adds one of the viewer's ${name.words}; the database refuses the same one twice, also when two calls meet. */
export const add${name.PascalNoun} = (ctx: SignedInContext, title: string) =>
  ctx.store.transaction(async (store) => {
    const held = await store.${name.camelNouns}.list(ctx.viewer.id);
    if (refuse${name.PascalNoun}(held.length) !== null) throw new AppError('wrong_state');
    const added = await store.${name.camelNouns}.add(ctx.viewer.id, title);
    if (!added) throw new AppError('wrong_state');
    return added;
  });
`,
  [`apps/api/src/${name.nouns}/${name.nouns}.test.ts`]: `import { expect, test } from 'vitest';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const URL = '/api/${name.nouns}';

test('a learner adds one and finds it again', async () => {
  const { ask } = await signedIn(api, 'student');
  expect((await ask('POST', URL, { title: 'First' })).statusCode).toBe(200);
  expect((await ask('GET', URL)).json()).toEqual([
    { id: expect.any(String), title: 'First', createdAt: expect.any(String) },
  ]);
});

test('a stranger sees nothing of it, and nobody signed out is answered', async () => {
  const [owner, stranger] = [await signedIn(api, 'student'), await signedIn(api, 'student')];
  await owner.ask('POST', URL, { title: 'Mine' });
  expect((await stranger.ask('GET', URL)).json()).toEqual([]);
  expect((await askAnonymously(api, 'GET', URL)).statusCode).toBe(401);
});

test('the same one twice at once is added once', async () => {
  const { ask } = await signedIn(api, 'student');
  const answers = await Promise.all([1, 2].map(() => ask('POST', URL, { title: 'Same' })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await ask('GET', URL)).json()).toHaveLength(1);
});
`,
  [`apps/web/src/features/${name.nouns}/${name.nouns}-screen.tsx`]: `import { PRODUCT } from '@noodlenaut/domain';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { EmptyState } from '@noodlenaut/ui/pieces/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { reads } from '../../lib/reads.ts';

/** A learner's ${name.words}, newest first. */
export function ${name.PascalNouns}Screen() {
  const { data: ${name.camelNouns} } = useSuspenseQuery(reads.${name.camelNouns});
  return (
    <>
      <title>{\`${name.title} · \${PRODUCT.name}\`}</title>
      <h1>${name.title}</h1>
      {${name.camelNouns}.length === 0 ? (
        <EmptyState
          title="Nothing here yet"
          text="Your ${name.words} show up here."
          art={<NoodleStill mood="encouraging" size={220} />}
        />
      ) : (
        <ul>
          {${name.camelNouns}.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
    </>
  );
}
`,
  [`apps/web/src/routes/_in._page.${name.nouns}.tsx`]: `import { createFileRoute } from '@tanstack/react-router';
import { ${name.PascalNouns}Screen } from '../features/${name.nouns}/${name.nouns}-screen.tsx';
import { reads } from '../lib/reads.ts';

export const Route = createFileRoute('/_in/_page/${name.nouns}')({
  loader: ({ context }) => context.queryClient.fetchQuery(reads.${name.camelNouns}),
  component: ${name.PascalNouns}Screen,
});
`,
});
