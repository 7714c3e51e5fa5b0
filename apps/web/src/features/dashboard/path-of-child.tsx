import { trpc } from '../../lib/api/api.ts';
import { PathPanel } from '@noodlenaut/ui/pieces/home/path-panel';
import { PathStepCard } from '@noodlenaut/ui/pieces/home/path-step-card';
import { PathTrail } from '@noodlenaut/ui/pieces/home/path-trail';
import { Segments } from '@noodlenaut/ui/pieces/base/segments';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ComponentProps } from 'react';
import { Speak } from '../../lib/audio/speak.tsx';
import { useLocked } from '../../lib/plans/use-locked.ts';
import { partsOf, stepName, stepText, type MyStep } from './path-words.ts';

type Root = Parameters<ComponentProps<typeof PathStepCard>['renderRoot']>[0];

/** The way to a step: its lesson, or a round of practice in its grade. */
function StepLink({ step: { kind, lessonId, subject, grade }, root }: { step: MyStep; root: Root }) {
  if (kind === 'lesson' && lessonId !== null)
    return <Link to="/lesson/$lessonId" params={{ lessonId }} {...root} />;
  return <Link to="/practice/$subjectId" params={{ subjectId: subject }} search={{ grade }} {...root} />;
}

/**
 * The child's learning path (P6.07): the next step, and the trail after it. Of several paths the first
 * with something to do is shown; who reads may choose another. */
export function PathOfChild({ isPictures }: { isPictures: boolean }) {
  const { data: paths } = useSuspenseQuery(trpc.paths.mine.queryOptions());
  const isLocked = useLocked();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const path =
    paths.find(({ id }) => id === chosenId) ??
    paths.find(({ steps }) => steps.some(({ isDone }) => !isDone)) ??
    paths[0];
  if (path === undefined) return null;
  const { done, of, next, coming, end } = partsOf(path);
  // The page of a locked step says whom to ask. What the class is to do is open to its pupils (P6.31).
  const locked = next !== undefined && isLocked(next.subject) && !(path.isOfClass && next.kind === 'lesson');
  const title = 'Your path';
  const doneText = `${done} of ${of}`;
  return (
    <PathPanel
      title={title}
      {...(!isPictures && { text: `${path.title} · from ${path.from}` })}
      {...{ done, of, doneText }}
      choice={
        paths.length > 1 &&
        !isPictures && (
          <Segments
            label="Choose a path"
            segments={paths.map((one) => ({ value: one.id, text: one.title }))}
            value={path.id}
            onChange={setChosenId}
          />
        )
      }
      next={
        next === undefined ? (
          <p className="center">
            <b>You did it! {of === 1 ? 'Your step is' : `All ${of} steps are`} done.</b>
          </p>
        ) : (
          <PathStepCard
            subject={next.subject}
            title={stepName(next)}
            action={locked ? 'Ask your grown-up' : 'Let’s go'}
            locked={locked}
            {...(isPictures
              ? {
                  speak: (
                    <Speak
                      size="xl"
                      label={`Read aloud: ${stepName(next)}`}
                      texts={[`${title}.`, `Next: ${stepName(next)}.`]}
                    />
                  ),
                }
              : { text: stepText(next) })}
            renderRoot={(root) => <StepLink step={next} root={root} />}
          />
        )
      }
      trail={
        next !== undefined && (
          <PathTrail label="After that" steps={coming} end={end} isPictures={isPictures} />
        )
      }
    />
  );
}
