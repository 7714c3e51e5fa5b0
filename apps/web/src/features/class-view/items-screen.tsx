import { trpc } from '../../lib/api/api.ts';
import { PRODUCT, skillName } from '@noodlenaut/domain';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BackToClass } from '../../lib/classes/back-to-class.tsx';
import { useLiveChildren } from '../../lib/live/use-live-children.ts';
import { ItemCard } from './item-card.tsx';
import styles from './items-screen.module.css';
import type { ItemsAbout } from './open-items.ts';
import { PractiseSkill } from './practise-skill.tsx';

/** Question by question: what was chosen first, and the misconception behind the wrong option chosen most. */
export function ItemsScreen({ about }: { about: ItemsAbout }) {
  useLiveChildren();
  const { data } = useSuspenseQuery(trpc.classes.items.queryOptions({ ...about }));
  const { data: taught } = useSuspenseQuery(trpc.classes.get.queryOptions({ classId: about.classId }));
  const { items } = data;
  const pupil = taught.pupils.find(({ id }) => id === about.studentId);
  const title =
    about.skill === undefined ? (items[0]?.lessonTitle ?? 'Questions of a lesson') : skillName(about.skill);
  const who = about.studentId === undefined ? 'the whole class' : (pupil?.name ?? 'one pupil');
  return (
    <GrownUpPage>
      <title>{`${title} · ${PRODUCT.name}`}</title>
      <BackToClass classId={about.classId} name={data.name} />
      <header className="row spread">
        <div>
          <h1>{title}</h1>
          <p className="soft">{`First tries of ${who}, last 30 days, most often wrong first`}</p>
        </div>
        {about.skill !== undefined && (
          <PractiseSkill
            classId={about.classId}
            skill={about.skill}
            studentId={about.studentId}
            items={items}
          />
        )}
      </header>
      {items.length === 0 ? (
        <FlatPanel label="No answers">
          <p className={styles.none}>
            No answers here in the last 30 days. Questions show once somebody has tried them.
          </p>
        </FlatPanel>
      ) : (
        <ol className={styles.items}>
          {items.map((item) => (
            <li key={`${item.lessonId} ${item.activity}`}>
              <ItemCard classId={about.classId} item={item} isOfOne={about.studentId !== undefined} />
            </li>
          ))}
        </ol>
      )}
    </GrownUpPage>
  );
}
