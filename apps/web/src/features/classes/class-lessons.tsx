import { Icon } from '@noodlenaut/ui/icon';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Pill } from '@noodlenaut/ui/pieces/base/pill';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/api/api.ts';
import styles from './my-classes.module.css';

/** Lessons that teachers published to the child's classes (decision 0080). Nothing where there are none. */
export function ClassLessons() {
  const { data: lessons } = useSuspenseQuery(trpc.lessons.ofClasses.queryOptions());
  if (lessons.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="class-lessons">
      <h2 id="class-lessons">Lessons from your teacher</h2>
      <ul className="stack">
        {lessons.map(({ id, title, className, completed }) => (
          <li key={id} className={styles.mine}>
            <div className="row spread">
              <h3>{title}</h3>
              {completed && (
                <Pill tone="done" icon="check">
                  Completed
                </Pill>
              )}
            </div>
            <p>{className}</p>
            <div className="row">
              <StickerButton
                size="lg"
                tone={completed ? 'quiet' : 'primary'}
                renderRoot={(root) => <Link to="/lesson/$lessonId" params={{ lessonId: id }} {...root} />}
              >
                {completed ? 'Play again' : 'Start'} <span className="visually-hidden">{title}</span>
                <Icon name="play" size={18} />
              </StickerButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
