import { PRODUCT } from '@noodlenaut/domain';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { DraftRow } from './draft-row.tsx';
import { BackFromDrafts } from './back-from-drafts.tsx';
import styles from './drafts.module.css';
import { NewDraft } from './new-draft.tsx';

/** A teacher's lesson drafts, and the form for the next one (P7.19). */
export function DraftsScreen({ classId }: { classId: string }) {
  const { data: taught } = useSuspenseQuery(trpc.classes.get.queryOptions({ classId }));
  const { data: drafts } = useSuspenseQuery(trpc.lessonDrafts.list.queryOptions());
  return (
    <GrownUpPage>
      <title>{`Lesson drafts · ${PRODUCT.name}`}</title>
      <BackFromDrafts classId={classId} name={taught.name} />
      <header>
        <h1>Lesson drafts</h1>
        <p className="soft">
          Only you see a draft. When you publish it, the pupils of one class can play it, and nobody else.
        </p>
      </header>
      <div className={styles.columns}>
        <NewDraft classId={classId} grade={taught.grade} />
        <FlatPanel title="Your drafts">
          {drafts.length === 0 ? (
            <p className="soft">No draft yet. Write a topic, and the first one appears here.</p>
          ) : (
            <ListRows>
              {drafts.map((draft) => (
                <DraftRow key={draft.id} draft={draft} classId={classId} />
              ))}
            </ListRows>
          )}
        </FlatPanel>
      </div>
    </GrownUpPage>
  );
}
