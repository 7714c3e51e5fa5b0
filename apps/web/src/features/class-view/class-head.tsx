import { api } from '../../lib/api/api.ts';
import { spacedCode } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { Link } from '@tanstack/react-router';
import { gradeName } from '../../lib/format/grade-name.ts';
import { PrintedDay } from '../../lib/files/printed-day.tsx';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './class-head.module.css';
import { useClassFile } from './use-class-file.ts';

/** The name of the class, its code, and links to its other pages. */
export function ClassHead({ view }: { view: Outputs['classes']['view'] }) {
  const { id: classId, name, grade, pupils, code, isOpen } = view;
  const file = useClassFile(() => api.classes.viewCsv.query({ classId }));
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1>{name}</h1>
        <p className="soft">
          {`${gradeName(grade)} · ${pupils.length} ${pupils.length === 1 ? 'pupil' : 'pupils'} · `}
          {isOpen ? (
            <>
              class code <b className="num">{spacedCode(code, 3)}</b>
            </>
          ) : (
            'class code is off'
          )}
        </p>
        <PrintedDay />
      </div>
      <div className={styles.ways}>
        <FlatButton
          icon={<Icon name="users" size={20} />}
          renderRoot={(root) => <Link to="/classes/$classId/pupils" params={{ classId }} {...root} />}
        >
          Pupils
        </FlatButton>
        <FlatButton
          icon={<Icon name="trophy" size={20} />}
          renderRoot={(root) => <Link to="/classes/$classId/quizzes" params={{ classId }} {...root} />}
        >
          Quizzes
        </FlatButton>
        <FlatButton
          icon={<Icon name="book" size={20} />}
          renderRoot={(root) => <Link to="/classes/$classId/drafts" params={{ classId }} {...root} />}
        >
          Lesson drafts
        </FlatButton>
        <FlatButton
          icon={<Icon name="loop" size={20} />}
          renderRoot={(root) => <Link to="/classes/$classId/paths" params={{ classId }} {...root} />}
        >
          Learning paths
        </FlatButton>
        <FlatButton
          icon={<Sign name="download" size={20} />}
          disabled={file.isPending}
          onClick={() => file.mutate()}
        >
          Export CSV
        </FlatButton>
        <FlatButton icon={<Sign name="print" size={20} />} onClick={() => window.print()}>
          Print report
        </FlatButton>
        <FlatButton
          tone="primary"
          icon={<Icon name="play" size={18} />}
          renderRoot={(root) => <Link to="/multiplayer" search={{ classId }} {...root} />}
        >
          Start a class quiz
        </FlatButton>
      </div>
    </header>
  );
}
