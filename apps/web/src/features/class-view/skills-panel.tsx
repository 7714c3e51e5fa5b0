import { api, trpc } from '../../lib/api/api.ts';
import { SUBJECTS, subjectLabel, type SubjectId } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/api/replies.ts';
import { FoldOnPhone } from './fold-on-phone.tsx';
import { SkillGrid } from './skill-grid.tsx';
import { SkillKey } from './skill-key.tsx';
import styles from './skills-panel.module.css';
import { useClassFile } from './use-class-file.ts';

type Props = {
  classId: string;
  subject: SubjectId;
  /** Only these pupils have a row; undefined: the whole class. */
  group: Outputs['learnerGroups']['list'][number] | undefined;
};

/** Every pupil by every skill of one subject; the address says which. */
export function SkillsPanel({ classId, subject, group }: Props) {
  const { data: whole } = useSuspenseQuery(trpc.classes.skills.queryOptions({ classId, subjectId: subject }));
  const grid = {
    ...whole,
    pupils: whole.pupils.filter(({ id }) => group === undefined || group.childIds.includes(id)),
  };
  const file = useClassFile(() => api.classes.skillsCsv.query({ classId, subjectId: subject }));
  const hasAnswers = grid.skills.some(({ answers }) => answers > 0);
  return (
    <div className={styles.skills}>
      <FlatPanel
        title={`Skills in ${grid.displayName}`}
        note={
          <>
            Right on first try, last 30 days, percent.{' '}
            <span className={styles.tip}>Press a cell to see its questions.</span>
          </>
        }
        aside={
          <FlatButton
            icon={<Sign name="download" size={20} />}
            disabled={file.isPending}
            onClick={() => file.mutate()}
          >
            Export skills
          </FlatButton>
        }
        flush
      >
        <nav className={styles.subjects} aria-label="Subject of the skills">
          {SUBJECTS.map((id) => (
            <Link
              key={id}
              className={styles.subject}
              from="/classes/$classId/"
              to="/classes/$classId"
              params={{ classId }}
              search={(before) => ({ ...before, subject: id })}
              replace
              resetScroll={false}
              {...(id === subject ? { 'aria-current': 'true' } : {})}
            >
              {subjectLabel(id)}
            </Link>
          ))}
        </nav>
        {hasAnswers ? (
          <FoldOnPhone summary={`${grid.pupils.length} pupils, ${grid.skills.length} skills`}>
            <SkillKey />
            <SkillGrid classId={classId} grid={grid} />
          </FoldOnPhone>
        ) : (
          <p className={styles.none}>
            No answers in {grid.displayName} in the last 30 days. The grid fills as pupils play.
          </p>
        )}
      </FlatPanel>
    </div>
  );
}
