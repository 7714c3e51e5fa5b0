import { trpc } from '../../lib/api/api.ts';
import { PRODUCT, type SubjectId } from '@noodlenaut/domain';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLiveChildren } from '../../lib/live/use-live-children.ts';
import { AssignmentsPanel } from './assignments-panel.tsx';
import { AttentionPanel } from './attention-panel.tsx';
import { ClassHead } from './class-head.tsx';
import styles from './class-screen.module.css';
import { GroupChoice } from './group-choice.tsx';
import { NoPupils } from './no-pupils.tsx';
import type { PupilChoice } from './pupil-choice.ts';
import { PupilPanel } from './pupil-panel.tsx';
import { SkillsPanel } from './skills-panel.tsx';

type Props = { classId: string; subject: SubjectId; choice: PupilChoice };

/** A class at a glance: who needs its teacher today, how each pupil goes, and skill by skill. */
export function ClassScreen({ classId, subject, choice }: Props) {
  useLiveChildren();
  const { data: view } = useSuspenseQuery(trpc.classes.view.queryOptions({ classId }));
  const { data: groups } = useSuspenseQuery(trpc.learnerGroups.list.queryOptions({ classId }));
  const group = groups.find(({ id }) => id === choice.group);
  return (
    <GrownUpPage>
      <title>{`${view.name} · ${PRODUCT.name}`}</title>
      <ClassHead view={view} />
      {view.pupils.length === 0 ? (
        <NoPupils classId={classId} />
      ) : (
        <>
          <GroupChoice classId={classId} groups={groups} chosen={group} />
          <div className={styles.report} style={{ '--rows': view.pupils.length }}>
            <AttentionPanel view={view} />
            <SkillsPanel classId={classId} subject={subject} group={group} />
            <AssignmentsPanel classId={classId} />
            <PupilPanel view={view} choice={choice} group={group} />
          </div>
        </>
      )}
    </GrownUpPage>
  );
}
