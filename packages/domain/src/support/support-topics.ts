/** What a grown-up asks support about. The value is stored, the words are shown. */
export const SUPPORT_TOPICS = {
  'sign-in': 'Signing in',
  children: "A child's account",
  lessons: 'Lessons and practice',
  games: 'Games',
  tutoring: 'Live tutoring',
  plans: 'Plans and prices',
  privacy: 'Data and privacy',
  other: 'Something else',
} as const;
export type SupportTopic = keyof typeof SUPPORT_TOPICS;

const isTopic = (key: string): key is SupportTopic => Object.hasOwn(SUPPORT_TOPICS, key);
/** The topics in the order of the form. */
export const SUPPORT_TOPIC_IDS: readonly SupportTopic[] = Object.keys(SUPPORT_TOPICS).filter(isTopic);
