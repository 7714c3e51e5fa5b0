import type { QueryClient } from '@tanstack/react-query';
import { trpc } from '../api/api.ts';

/** All reads of tutoring: tutors with their next times, requests, sessions, figures and free times. */
export const TUTORING_READS = [trpc.tutoring.pathKey()];

/** Reads tutoring anew, when something about it changed here or elsewhere. */
export const refreshTutoring = (client: QueryClient): Promise<unknown> =>
  Promise.all(TUTORING_READS.map((queryKey) => client.invalidateQueries({ queryKey })));
