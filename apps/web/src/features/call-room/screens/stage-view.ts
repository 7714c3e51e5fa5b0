import type { CallLesson, CallPerson } from '@noodlenaut/contract';

export type StageView = 'screen' | 'lesson' | 'board';
/** What somebody chose to look at, and what there was to see then. */
export interface StageChoice {
  readonly view: StageView;
  readonly among: string;
}

/** What can be looked at now; the newest thing comes first and is shown until somebody chooses. */
export function stageViews(
  screenOf: Pick<CallPerson, 'visit'> | undefined,
  lesson: CallLesson,
): { readonly views: readonly StageView[]; readonly among: string } {
  const views: StageView[] = [];
  if (screenOf !== undefined) views.push('screen');
  if (lesson !== null) views.push('lesson');
  views.push('board');
  return { views, among: `${screenOf?.visit ?? ''} ${lesson?.lessonId ?? ''}` };
}

/** A choice holds until something new is shown. */
export function shownView(
  { views, among }: ReturnType<typeof stageViews>,
  choice: StageChoice | null,
): StageView {
  const first = views[0] ?? 'board';
  return choice !== null && choice.among === among && views.includes(choice.view) ? choice.view : first;
}
