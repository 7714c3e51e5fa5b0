import { SubjectEmoji } from '@noodlenaut/ui/drawings/subject-emoji';
import { Icon } from '@noodlenaut/ui/icon';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { calendarDay } from '../../lib/format/dates.ts';
import { PathLink } from './path-links.tsx';
import { PathWays } from './path-ways.tsx';
import styles from './paths.module.css';
import type { Receiver, ShownPath, ShownStep } from './shown-path.ts';
import { stepAbout, stepName } from './step-name.ts';

function StepLine({ step, number }: { step: ShownStep; number: number }) {
  const about = [
    stepAbout(step),
    step.dueDay !== null && `until ${calendarDay(step.dueDay)}`,
    !step.isThere && 'not there any more',
  ];
  return (
    <li className={styles.line}>
      <b className="num">{number}</b>
      <SubjectEmoji subject={step.subject} size={24} />
      <span className={styles.words}>
        <span>{stepName(step)}</span>
        <span className="soft small">{about.filter(Boolean).join(' · ')}</span>
      </span>
      {step.state !== '' && (
        <Band {...(step.isDone ? { tone: 'green', sign: 'check' } : { tone: 'none', sign: 'dots' })}>
          {step.state}
        </Band>
      )}
    </li>
  );
}

type Props = { to: Receiver; path: ShownPath; mayMake: boolean };

/** One path: how far those who follow it are, its steps, and what can be done with it. */
export function PathCard({ to, path, mayMake }: Props) {
  const { title, from, steps, followers, isMine, isArchived } = path;
  return (
    <FlatPanel
      title={title}
      note={[
        `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`,
        !isMine && `from ${from}`,
        isArchived && 'closed',
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={
        isMine &&
        mayMake &&
        !isArchived && (
          <PathLink to={to} edit={path.id}>
            Edit
          </PathLink>
        )
      }
    >
      <div className={styles.card}>
        <ul className={styles.followers} aria-label={`How far: ${title}`}>
          {followers.map((one) => (
            <li key={one.id} className={styles.follower}>
              <span>
                {to.kind === 'class' && <b>{one.name} </b>}
                <span className="num">
                  {one.done} of {one.of} done
                </span>
              </span>
              <Meter
                label={`${one.name}: ${title}`}
                percent={one.of === 0 ? 0 : (100 * one.done) / one.of}
                tone="green"
              />
            </li>
          ))}
        </ul>
        <details className={styles.details}>
          <summary className={styles.fold}>
            <Icon name="chevron-right" size={20} />
            The steps
          </summary>
          <ol className={styles.lines}>
            {steps.map((step, index) => (
              <StepLine key={step.id} step={step} number={index + 1} />
            ))}
          </ol>
        </details>
        {isMine && <PathWays path={path} mayMake={mayMake} />}
      </div>
    </FlatPanel>
  );
}
