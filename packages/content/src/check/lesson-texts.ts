import type { Activity, LessonFile } from '@noodlenaut/domain';

export interface LessonText {
  readonly where: string;
  readonly text: string;
}

/** Every text that is read to a child as sentences: all but titles and options. Activities count from 1. */
export function lessonTexts({ content }: LessonFile): LessonText[] {
  return [
    { where: 'introduction', text: content.introduction },
    ...content.activities.flatMap((activity, index) => activityTexts(activity, `activity ${index + 1}`)),
    { where: 'summary', text: content.summary },
    { where: 'fun_fact', text: content.fun_fact },
  ];
}

function activityTexts(activity: Activity, name: string): LessonText[] {
  const reasons = (activity.option_reasons ?? []).filter((reason) => reason !== null);
  return [
    { where: `${name} question`, text: activity.question },
    { where: `${name} explanation`, text: activity.explanation },
    ...reasons.map((text) => ({ where: `${name} option_reasons`, text })),
    ...(activity.hints ?? []).map((text) => ({ where: `${name} hints`, text })),
    ...(activity.illustration ? [{ where: `${name} illustration`, text: activity.illustration.alt }] : []),
  ];
}
