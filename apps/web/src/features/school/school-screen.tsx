import { api, trpc } from '../../lib/api/api.ts';
import { PRODUCT } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { useSuspenseQuery } from '@tanstack/react-query';
import { saveCsv } from '../../lib/files/save-file.ts';
import { ClassCounts } from './class-counts.tsx';
import { DeviceRows } from './device-rows.tsx';
import { DoneLines } from './done-lines.tsx';
import styles from './school.module.css';
import { TeacherRows } from './teacher-rows.tsx';
import { useSchoolAction } from './use-school-action.ts';

/** What a teacher reads who looks after the school: accounts and counts, and no child (decision 0110). */
export function SchoolScreen() {
  const { data: school } = useSuspenseQuery(trpc.school.get.queryOptions());
  const file = useSchoolAction(
    () => api.school.export.mutate(),
    ({ fileName, csv }) => saveCsv(fileName, csv),
  );
  const waiting = school.teachers.filter(({ status }) => status === 'waits');
  const others = school.teachers.filter(({ status }) => status !== 'waits');
  return (
    <GrownUpPage>
      <title>{`School · ${PRODUCT.name}`}</title>
      <div className={styles.top}>
        <div>
          <h1>School</h1>
          <p className="soft">
            Teachers, classes in numbers and devices of this site. What a child learns is seen only by its own
            teachers and grown-ups.
          </p>
        </div>
        <FlatButton
          icon={<Sign name="download" size={18} />}
          pending={file.isPending}
          onClick={() => file.mutate(undefined)}
        >
          Save counts as CSV
        </FlatButton>
      </div>
      {waiting.length > 0 && (
        <FlatPanel
          title="Waiting for your yes"
          note="Be sure who it is: a teacher gets to see children of their classes."
        >
          <TeacherRows teachers={waiting} />
        </FlatPanel>
      )}
      <FlatPanel title="Teachers">
        <TeacherRows teachers={others} />
      </FlatPanel>
      <ClassCounts classes={school.classes} />
      <DeviceRows devices={school.devices} />
      <DoneLines />
    </GrownUpPage>
  );
}
