import type { Outputs } from '../../lib/api/replies.ts';

/** One question as a class's teachers see it. */
export type Item = Outputs['classes']['items']['items'][number];
