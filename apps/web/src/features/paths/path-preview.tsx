import { PathPanel } from '@noodlenaut/ui/pieces/home/path-panel';
import { PathStepCard } from '@noodlenaut/ui/pieces/home/path-step-card';
import { PathTrail } from '@noodlenaut/ui/pieces/home/path-trail';
import type { ComponentProps } from 'react';
import { calendarDay } from '../../lib/format/dates.ts';
import type { DraftStep } from './path-draft.ts';
import { stepAbout, stepName } from './step-name.ts';

type Root = Parameters<ComponentProps<typeof PathStepCard>['renderRoot']>[0];
const still = (root: Root) => <div {...root} />;
const SHOWN = 4;

type Props = { title: string; from: string; steps: readonly DraftStep[] };

/** The panel of the child's dashboard, with nothing to press. */
export function PathPreview({ title, from, steps }: Props) {
  const [next, ...after] = steps;
  if (next === undefined) return <p className="soft">Add a step to see it.</p>;
  const until = ({ dueDay }: DraftStep) => dueDay !== null && `until ${calendarDay(dueDay)}`;
  const more = after.length - SHOWN;
  return (
    <PathPanel
      title="Your path"
      text={[title.trim(), `from ${from}`].filter(Boolean).join(' · ')}
      done={0}
      of={steps.length}
      doneText={`0 of ${steps.length}`}
      next={
        <PathStepCard
          subject={next.subject}
          title={stepName(next)}
          text={[stepAbout(next), until(next)].filter(Boolean).join(' · ')}
          action="Let’s go"
          renderRoot={still}
        />
      }
      trail={
        <PathTrail
          label="After that"
          steps={after.slice(0, SHOWN).map((step) => {
            const text = until(step);
            return {
              id: step.key,
              subject: step.subject,
              title: stepName(step),
              ...(text !== false && { text }),
            };
          })}
          end={more > 0 ? `and ${more} more` : 'You did it all!'}
        />
      }
    />
  );
}
