import { DRAFT_QUESTIONS, PRODUCT, subjectLabel } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { gradeName } from '../../lib/format/grade-name.ts';
import { BackFromDrafts } from './back-from-drafts.tsx';
import { sourceWords } from './draft-words.ts';
import styles from './drafts.module.css';
import { emptyActivity } from './edit-content.ts';
import { FrameEditor } from './frame-editor.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { useDraft } from './use-draft.ts';
import { LeaveUnsaved } from '../../lib/links/leave-unsaved.tsx';

/** The editor of one draft: every word can be changed, and each problem stands at its question. */
export function DraftScreen({ classId, draftId }: { classId: string; draftId: string }) {
  const { data: read } = useSuspenseQuery(trpc.lessonDrafts.get.queryOptions({ draftId }));
  const { data: taught } = useSuspenseQuery(trpc.classes.get.queryOptions({ classId }));
  const draft = useDraft(read);
  const { title, activities } = draft.content;
  return (
    <GrownUpPage>
      <title>{`${title} · ${PRODUCT.name}`}</title>
      <LeaveUnsaved isUnsaved={draft.isUnsaved} text="Your changes to this draft are not saved yet." />
      <BackFromDrafts classId={classId} name="Lesson drafts" toList />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="soft">
          {subjectLabel(read.subject)}, {gradeName(read.grade)} · {sourceWords(read)}
        </p>
      </header>
      <div className={styles.editor}>
        <div className={styles.main}>
          <FrameEditor draft={draft} />
          {activities.map((_activity, index) => (
            // A question has no name but its place.
            <QuestionEditor key={index} draft={draft} index={index} />
          ))}
          {activities.length < DRAFT_QUESTIONS.most && (
            <div className={styles.wide}>
              <FlatButton tone="dashed" wide onClick={() => draft.add(emptyActivity(read.grade))}>
                Add a question
              </FlatButton>
            </div>
          )}
        </div>
        <div className={styles.side}>
          <PublishPanel draft={draft} taught={taught} />
        </div>
      </div>
    </GrownUpPage>
  );
}
