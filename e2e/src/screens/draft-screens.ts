import { asDraftingTeacher, openFaultyDraft } from '../lesson-drafts.ts';
import { inClass, type Screen } from './screen.ts';

/** A teacher's lesson drafts. */
export const DRAFT_SCREENS: readonly Screen[] = [
  { name: 'lesson drafts', hands: 'adult', as: asDraftingTeacher, go: inClass('/drafts') },
  {
    name: 'a lesson draft',
    hands: 'adult',
    as: asDraftingTeacher,
    go: async (page) => {
      await inClass('/drafts')(page);
      await openFaultyDraft(page);
    },
  },
];
