import { trpc } from '../../lib/api/api.ts';
import { PRODUCT } from '@noodlenaut/domain';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLiveChildren } from '../../lib/live/use-live-children.ts';
import { ClassTable } from './class-table.tsx';
import styles from './classes.module.css';
import { MakeClass } from './make-class.tsx';
import { ArchivedClasses } from './archived-classes.tsx';
import { SchoolLink } from './school-link.tsx';
import { TeachWith } from './teach-with.tsx';

/** A teacher's classes, and two ways to another one. */
export function ClassesScreen() {
  useLiveChildren();
  const { data: classes } = useSuspenseQuery(trpc.classes.list.queryOptions());
  const open = classes.filter(({ archivedAt }) => archivedAt === null);
  const archived = classes.filter(({ archivedAt }) => archivedAt !== null);
  return (
    <GrownUpPage>
      <title>{`Classes · ${PRODUCT.name}`}</title>
      <div className={styles.top}>
        <h1>Classes</h1>
        <SchoolLink />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {open.length === 0 ? (
            <MakeClass isFirst />
          ) : (
            <FlatPanel title="Your classes" flush>
              <ClassTable classes={open} />
            </FlatPanel>
          )}
          {archived.length > 0 && <ArchivedClasses classes={archived} />}
        </div>
        <div className={styles.column}>
          {open.length > 0 && <MakeClass />}
          <TeachWith />
        </div>
      </div>
    </GrownUpPage>
  );
}
