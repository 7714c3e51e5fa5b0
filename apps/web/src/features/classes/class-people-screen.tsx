import { trpc } from '../../lib/api/api.ts';
import { PRODUCT } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Icon } from '@noodlenaut/ui/icon';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useLiveChildren } from '../../lib/live/use-live-children.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { AddPupils } from './add-pupils.tsx';
import { ClassCode } from './class-code.tsx';
import { ClassroomDevices } from './classroom-devices.tsx';
import { ClassSettings } from './class-settings.tsx';
import { gradeName } from '../../lib/format/grade-name.ts';
import { pupilWords, type SchoolClass } from './class-words.ts';
import styles from './classes.module.css';
import { LearnerGroups } from './learner-groups.tsx';
import { LoginCards } from './login-cards.tsx';
import { ParentLetters } from './parent-letters.tsx';
import { PupilList } from './pupil-list.tsx';
import { WaitingPupils } from './waiting-pupils.tsx';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { EndTeaching } from './end-teaching.tsx';
import { HandOverClass } from './hand-over-class.tsx';
import { InviteTeacher } from './invite-teacher.tsx';

/** Who teaches the class; its maker invites others and takes them out. */
function ClassTeachers({ found }: { found: SchoolClass }) {
  const { id: classId, isOwner, teachers } = found;
  return (
    <FlatPanel title="Teachers">
      <ListRows>
        {teachers.map((one) => (
          <li key={one.id}>
            <p>
              <b>
                {one.name}
                {one.isMe && ' (you)'}
              </b>
              <br />
              <span className="soft small">{one.isOwner ? 'Owner of this class' : 'Teaches it too'}</span>
            </p>
            {!one.isOwner && isOwner && <HandOverClass found={found} teacher={one} />}
            {!one.isOwner && (isOwner || one.isMe) && <EndTeaching found={found} teacher={one} />}
          </li>
        ))}
      </ListRows>
      {isOwner && <InviteTeacher classId={classId} />}
    </FlatPanel>
  );
}

/** From this many pupils on, the form to add more is out of sight, so there is a link to it. */
const LONG_LIST = 6;

/** The people of one class: its code, who waits, who is in, and who teaches. */
export function ClassPeopleScreen({ classId }: { classId: string }) {
  useLiveChildren();
  const { data: found } = useSuspenseQuery(trpc.classes.get.queryOptions({ classId }));
  const add = useRef<HTMLDivElement>(null);
  // What cards and letters say is kept in this state only, and is gone when the page is left.
  const [cards, setCards] = useState<Outputs['classes']['cards'] | null>(null);
  const [letters, setLetters] = useState<Outputs['classes']['letters'] | null>(null);
  const me = found.teachers.find(({ isMe }) => isMe)?.name ?? '';
  if (letters !== null) return <ParentLetters made={letters} teacher={me} onDone={() => setLetters(null)} />;
  if (cards !== null) return <LoginCards made={cards} onDone={() => setCards(null)} />;
  return (
    <GrownUpPage>
      <title>{`Pupils of ${found.name} · ${PRODUCT.name}`}</title>
      <div className={styles.top}>
        <div>
          <h1>Pupils of {found.name}</h1>
          <p className="soft">
            {gradeName(found.grade)} · {pupilWords(found.pupils.length)}
          </p>
        </div>
        <div className={styles.buttons}>
          <FlatButton
            icon={<Sign name="chevron-left" />}
            renderRoot={(root) => <Link to="/classes" {...root} />}
          >
            All classes
          </FlatButton>
          <FlatButton renderRoot={(root) => <Link to="/classes/$classId" params={{ classId }} {...root} />}>
            How they learn
          </FlatButton>
          {found.pupils.length > LONG_LIST && (
            <FlatButton
              icon={<Icon name="plus" size={18} />}
              onClick={() => {
                add.current?.scrollIntoView();
                add.current?.focus({ preventScroll: true });
              }}
            >
              Add pupils
            </FlatButton>
          )}
        </div>
      </div>
      <WaitingPupils found={found} />
      <div className={styles.people}>
        <div className={styles.codePanel}>
          <ClassCode found={found} />
        </div>
        <div className={styles.main}>
          <PupilList found={found} onCards={setCards} onLetters={setLetters} />
          <LearnerGroups found={found} />
          <div ref={add} tabIndex={-1}>
            <AddPupils found={found} onCards={setCards} />
          </div>
        </div>
        <div className={styles.rest}>
          <ClassroomDevices found={found} />
          <ClassTeachers found={found} />
          <ClassSettings key={`${found.name} ${found.grade}`} found={found} />
        </div>
      </div>
    </GrownUpPage>
  );
}
