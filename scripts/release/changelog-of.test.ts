import { expect, test } from 'vitest';
import { changelogOf } from './changelog-of.ts';

test('commits stand under their type with their room, merges nowhere, others as they are', () => {
  expect(
    changelogOf([
      'fix(web): a lesson keeps its step',
      "Merge branch 'main' into ci",
      'feat(api): teachers print cards',
      'ci: rooms on each Node',
      'test: the screens of people',
      'fix(db): a total counts once',
    ]),
  ).toBe(
    `## New

- **api** teachers print cards

## Mended

- **web** a lesson keeps its step
- **db** a total counts once

## Tests

- the screens of people

## Other

- ci: rooms on each Node
`,
  );
});
