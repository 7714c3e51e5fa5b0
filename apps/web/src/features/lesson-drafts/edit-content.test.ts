import { expect, test } from 'vitest';
import { draftOf } from '../../testing/lesson-drafts.ts';
import {
  emptyActivity,
  sentContent,
  unfinished,
  withKey,
  withMoreOption,
  withoutOption,
} from './edit-content.ts';

const [first] = draftOf().content.activities;
if (first === undefined) throw new Error('the draft is empty');

test('the option that becomes right has no reason against it any more', () => {
  expect(withKey(first, 2)).toMatchObject({
    correct_answer: 2,
    option_reasons: [null, 'Count once more.', null, 'Count once more.'],
  });
});

test('the key stays with its option when others go; when its own option goes, the first one is right', () => {
  const third = withKey(first, 2);
  expect(withoutOption(third, 0)).toMatchObject({ options: ['6', '8', '9'], correct_answer: 1 });
  expect(withoutOption(third, 3)).toMatchObject({ options: ['4', '6', '8'], correct_answer: 2 });
  expect(withoutOption(third, 2)).toMatchObject({ options: ['4', '6', '9'], correct_answer: 0 });
});

test('each option has a reason or none, and empty texts are found before anything is sent', () => {
  const more = withMoreOption(first);
  expect([more.options.length, more.option_reasons?.length]).toEqual([5, 5]);
  const { content } = draftOf();
  const activities = [...content.activities, emptyActivity('3rd')];
  expect([...unfinished({ ...content, activities })]).toEqual([3]);
  expect(sentContent({ ...content, activities }).activities[3]?.hints).toEqual([]);
  expect(emptyActivity('k').options).toHaveLength(3);
});
