import { trpc } from '../../lib/api/api.ts';
import styles from './family.module.css';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { shortDay } from '../../lib/format/dates.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { MyCode } from './my-code.tsx';
import { MyGrownUp } from './my-grown-up.tsx';

const TITLE = 'Who can see how I learn';
const ID = 'who-sees';

/** For the child: everybody who sees them, who asks to, and a code for a parent (security 2.15). Read anew whenever the page opens. */
export default function MyGrownUps() {
  const { data: links } = useQuery({ ...trpc.family.links.queryOptions(), staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = links !== undefined;
  // The card on the dashboard links to this part, which renders after its page.
  useEffect(() => {
    if (isHere && location.hash === `#${ID}`) heading.current?.focus();
  }, [isHere]);
  if (links === undefined) return null;
  const { guardians, teachers } = links;
  const isAlone = guardians.length === 0 && teachers.length === 0;
  const spoken = [
    TITLE,
    ...(isAlone ? ['Only you see how you learn.'] : []),
    ...guardians.map(({ name, status }) =>
      status === 'active' ? `${name} sees it.` : `${name} asks to see it.`,
    ),
    ...teachers.map(({ name }) => `Your teacher ${name} sees it.`),
  ];
  return (
    <section className="panel stack" aria-labelledby={ID}>
      <div className="row spread">
        <h2 id={ID} ref={heading} tabIndex={-1}>
          {TITLE}
        </h2>
        <Speak label="Read it to me" texts={spoken} size="xl" />
      </div>
      {isAlone && <p>Only you see how you learn.</p>}
      {links.pausedUntil !== null && (
        <p>
          A grown-up was linked to you until lately. Until {shortDay(links.pausedUntil)} you cannot say yes to
          another one by yourself. The grown-up from before can undo the end, and whoever runs this site can
          help.
        </p>
      )}
      <ListRows>
        {guardians.map((one) => (
          <MyGrownUp key={one.linkId} grownUp={one} />
        ))}
        {teachers.map(({ classId, className, name }) => (
          <li key={`${classId} ${name}`}>
            <p>
              <b>{name}</b>
              <br />
              <span className="soft">Your teacher in {className}</span>
            </p>
          </li>
        ))}
      </ListRows>
      <MyCode codeExpiresAt={links.codeExpiresAt} />
      <div className={styles.part}>
        <h3>Classes</h3>
        <p>Your teacher has a code for you.</p>
        <div>
          <StickerButton icon="teacher" renderRoot={(root) => <Link to="/classes" {...root} />}>
            My classes
          </StickerButton>
        </div>
      </div>
    </section>
  );
}
