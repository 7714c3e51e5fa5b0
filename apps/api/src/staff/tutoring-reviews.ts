import type { RootStore } from '@noodlenaut/db';
import { StaffError, type StaffCommand } from './staff-context.ts';

/** So many are shown at once, the oldest first. */
export const SESSION_REVIEWS = 50;

type Review = Awaited<ReturnType<RootStore['sessionMessages']['openReviews']>>[number];

/** One line of the queue: when, what, who wrote it, and whose session it was. */
export const reviewLine = ({
  id,
  createdAt,
  kind,
  reason,
  personType,
  username,
  student,
  tutor,
}: Review): string =>
  [
    createdAt.toISOString().slice(0, 16),
    id.slice(0, 8),
    `${kind} (${reason}) by ${personType} ${username}`,
    `session of ${student} with ${tutor}`,
  ].join('  ');

export const tutoringReviews: StaffCommand = {
  takes: '',
  does: 'texts that were refused in tutoring sessions, and what people reported there',
  run: async ({ store, print }) => {
    for (const review of await store.sessionMessages.openReviews(SESSION_REVIEWS)) {
      print(reviewLine(review));
      if (review.message !== null) print(`    "${review.message}"`);
    }
  },
};

export const tutoringReviewDone: StaffCommand = {
  takes: 'REVIEW',
  does: 'marks a text or report of tutoring as handled; REVIEW is the start of its number, at least eight signs',
  run: async ({ store, print }, idStart = '') => {
    if (!/^[0-9a-f-]{8,36}$/.test(idStart)) throw new StaffError('Give the first eight signs of its number.');
    if (!(await store.sessionMessages.handleReview(idStart)))
      throw new StaffError('Nothing with this number waits.');
    print('Handled.');
  },
};
