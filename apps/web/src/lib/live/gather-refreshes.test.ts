import { PEOPLE_EVERY_MS, REFRESH_EVERY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { gatherRefreshes } from './gather-refreshes.ts';

/** Time that passes by hand, and a reading that ends when it is told to. */
function desk(everyMs?: number) {
  let at = 0;
  let planned: { readonly due: number; readonly work: () => void }[] = [];
  const reads: string[][] = [];
  let finish: () => void = () => undefined;
  const page = gatherRefreshes<string>(
    (abouts) => {
      reads.push([...abouts]);
      return new Promise<void>((done) => (finish = done));
    },
    everyMs,
    {
      now: () => at,
      after: (ms, work) => {
        const one = { due: at + ms, work };
        planned.push(one);
        return () => (planned = planned.filter((other) => other !== one));
      },
    },
  );
  return {
    ...page,
    reads,
    finish: async () => {
      finish();
      // Whatever hangs on it has its turn.
      await new Promise(setImmediate);
    },
    pass: (ms: number) => {
      at += ms;
      const due = planned.filter((one) => one.due <= at);
      planned = planned.filter((one) => one.due > at);
      due.forEach(({ work }) => work());
    },
  };
}

test('a single piece of news is read at once', () => {
  const { tell, pass, reads } = desk();
  tell('child');
  pass(100);
  expect(reads).toEqual([['child']]);
});

test('however much happens within three seconds is one refresh more, at their end, with all it is about', async () => {
  const { tell, pass, finish, reads } = desk();
  tell('child');
  pass(100);
  await finish();
  for (let news = 0; news < 200; news += 1) {
    tell(news % 2 === 0 ? 'child' : 'class');
    pass(10);
  }
  expect(reads).toHaveLength(1);
  pass(REFRESH_EVERY_MS - 2000);
  expect(reads).toEqual([['child'], ['child', 'class']]);
});

test('two minutes of thirty children who never stop are forty-one refreshes a page, and the last news are in the last', async () => {
  const { tell, pass, finish, reads } = desk();
  for (let ms = 0; ms < 120_000; ms += 50) {
    tell('child');
    pass(50);
    await finish();
  }
  expect(reads.length).toBeLessThanOrEqual(41);
  const before = reads.length;
  tell('the last');
  pass(REFRESH_EVERY_MS);
  expect(reads.slice(before)).toEqual([['child', 'the last']]);
});

test('a reading that takes long is not broken off by the next: that one waits for its end', async () => {
  const { tell, pass, finish, reads } = desk();
  tell('child');
  pass(100);
  tell('child');
  pass(20_000);
  expect(reads).toHaveLength(1);
  await finish();
  pass(100);
  expect(reads).toHaveLength(2);
});

test('who is in a class is read anew after a second already', async () => {
  const { tell, pass, finish, reads } = desk(PEOPLE_EVERY_MS);
  tell('class');
  pass(100);
  await finish();
  tell('class');
  pass(PEOPLE_EVERY_MS);
  expect(reads).toHaveLength(2);
});

test('a page that is left reads no more', async () => {
  const { tell, pass, finish, end, reads } = desk();
  tell('child');
  pass(100);
  tell('child');
  end();
  await finish();
  pass(20_000);
  tell('child');
  pass(20_000);
  expect(reads).toHaveLength(1);
});
