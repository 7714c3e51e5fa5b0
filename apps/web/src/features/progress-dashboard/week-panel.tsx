import { trpc } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { MathText } from '@noodlenaut/ui/pieces/base/math-text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './week-panel.module.css';

type Week = Outputs['family']['weeks'][number];

/** The last seven days of each child of a parent: what it did, what went well, what was hard, and ten minutes at home. */
export function WeekPanels() {
  const { data: weeks } = useQuery(trpc.family.weeks.queryOptions());
  if (weeks === undefined) return null;
  return (
    <div className={styles.weeks}>
      {weeks.map((week) => (
        <WeekPanel key={week.id} week={week} />
      ))}
    </div>
  );
}

function WeekPanel({ week: { id, name, did, wentWell, hard, tryTogether } }: { week: Week }) {
  return (
    <FlatPanel
      title={`${name}’s week`}
      aside={
        <FlatButton renderRoot={(root) => <Link to="/teacher" search={{ studentId: id }} {...root} />}>
          Open dashboard<span className="visually-hidden"> of {name}</span>
        </FlatButton>
      }
    >
      <p>{did}</p>
      <dl className={styles.parts}>
        {wentWell.length > 0 && (
          <div>
            <dt>Went well</dt>
            {wentWell.map((line) => (
              <dd key={line}>
                <MathText>{line}</MathText>
              </dd>
            ))}
          </div>
        )}
        {hard && (
          <div>
            <dt>Was hard</dt>
            <dd>
              <MathText>{hard.text}</MathText>
            </dd>
            {hard.question !== null && (
              <dd className="soft">
                <MathText>{hard.question}</MathText>
              </dd>
            )}
            {hard.thought !== null && (
              <dd>
                <MathText>{hard.thought}</MathText>
              </dd>
            )}
          </div>
        )}
        <div>
          <dt>Try together</dt>
          <dd>
            <MathText>{tryTogether}</MathText>
          </dd>
          {hard && (
            <dd>
              <Link className="link" to="/lesson/$lessonId" params={{ lessonId: hard.lessonId }}>
                Look at the lesson
              </Link>
            </dd>
          )}
        </div>
      </dl>
    </FlatPanel>
  );
}
