import {
  ANSWER_TIMES,
  CREWS,
  DEFAULT_QUESTIONS,
  QUESTION_COUNTS,
  type AnswerTime,
  type Crews,
  type QuestionCount,
} from '@noodlenaut/domain';
import { PickCards } from '@noodlenaut/ui/pieces/game/pick-card';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Suspense, lazy, useState } from 'react';
import type { Inputs } from '../../lib/api/replies.ts';

const ChooseQuestions = lazy(() => import('./choose-questions.tsx'));

const TIME_NAMES = {
  usual: 'Usual time',
  more: 'More time',
  none: 'No clock: I go on',
} as const satisfies Record<AnswerTime, string>;

const CREW_CHOICES = [0, ...CREWS] as const;

type About = Pick<Inputs['quiz']['createRoom'], 'subject' | 'grade'>;
/** What a teacher sets beside subject and grade; `questionRefs` empty: the questions are drawn. */
export interface ClassSettings {
  readonly questionCount: QuestionCount;
  readonly answerTime: AnswerTime;
  readonly questionRefs: readonly string[];
  /** Crews in which the class flies; 0: each for themselves. */
  readonly crews: Crews | 0;
}
export const USUAL_SETTINGS: ClassSettings = {
  questionCount: DEFAULT_QUESTIONS,
  answerTime: 'usual',
  questionRefs: [],
  crews: 0,
};

type Props = About & { settings: ClassSettings; onChange: (settings: ClassSettings) => void };

/** Length, time, and the questions themselves (P4.34). */
export function ClassSettingsFields({ subject, grade, settings, onChange }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const chosen = settings.questionRefs.length;
  return (
    <>
      {chosen === 0 && (
        <PickCards
          legend="How many questions"
          look="chips"
          value={String(settings.questionCount)}
          onChange={(value) => {
            const questionCount = QUESTION_COUNTS.find((count) => String(count) === value);
            if (questionCount !== undefined) onChange({ ...settings, questionCount });
          }}
          choices={QUESTION_COUNTS.map((count) => ({ value: String(count), text: `${count}` }))}
        />
      )}
      <PickCards
        legend="Time to answer"
        look="chips"
        value={settings.answerTime}
        onChange={(answerTime) => onChange({ ...settings, answerTime })}
        choices={ANSWER_TIMES.map((one) => ({ value: one, text: TIME_NAMES[one] }))}
      />
      <PickCards
        legend="Fly in crews"
        look="chips"
        value={String(settings.crews)}
        onChange={(value) => {
          const crews = CREW_CHOICES.find((count) => String(count) === value);
          if (crews !== undefined) onChange({ ...settings, crews });
        }}
        choices={CREW_CHOICES.map((count) => ({
          value: String(count),
          text: count === 0 ? 'Each alone' : `${count} crews`,
        }))}
      />
      <div className="row">
        <StickerButton icon="book" onClick={() => setChoosing(true)}>
          {chosen === 0
            ? 'Choose the questions'
            : `${chosen} ${chosen === 1 ? 'question' : 'questions'} chosen`}
        </StickerButton>
        {chosen > 0 && (
          <StickerButton tone="quiet" onClick={() => onChange({ ...settings, questionRefs: [] })}>
            Let Noodle pick
          </StickerButton>
        )}
      </div>
      {isChoosing && (
        <Suspense>
          <ChooseQuestions
            subject={subject}
            grade={grade}
            chosen={settings.questionRefs}
            onChange={(questionRefs) => onChange({ ...settings, questionRefs })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
