export const TUTORING_TABS = ['tutors', 'requests', 'sessions', 'history'] as const;
export type TutoringTab = (typeof TUTORING_TABS)[number];

/** What the address may say: the tab, and for a guardian whose rows are shown. */
export interface TutoringSearch {
  readonly tab?: TutoringTab;
  readonly child?: string;
}

export function tutoringSearch({ tab, child }: Record<string, unknown>): TutoringSearch {
  const known = TUTORING_TABS.find((one) => one === tab);
  return {
    ...(known === undefined ? {} : { tab: known }),
    ...(typeof child === 'string' ? { child } : {}),
  };
}
