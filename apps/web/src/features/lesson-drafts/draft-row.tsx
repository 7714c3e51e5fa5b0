import { subjectLabel } from '@noodlenaut/domain';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import { nearMoment } from '../../lib/format/dates.ts';
import { gradeName } from '../../lib/format/grade-name.ts';
import { DiscardDraft } from './discard-draft.tsx';
import { blockingWords, questionsWords } from './draft-words.ts';
import styles from './drafts.module.css';

type Draft = Outputs['lessonDrafts']['list'][number];

function State({ draft: { lessonId, className, blocking } }: { draft: Draft }) {
  if (lessonId !== null)
    return (
      <Band tone="green" sign="check">
        {className === null ? 'Published' : `In ${className}`}
      </Band>
    );
  return blocking > 0 ? (
    <Band tone="orange" sign="target">
      {blockingWords(blocking)}
    </Band>
  ) : (
    <Band sign="half-disc">Ready to publish</Band>
  );
}

/** One draft of the list: what it is about, its state, and what can be done with it. */
export function DraftRow({ draft, classId }: { draft: Draft; classId: string }) {
  const [asks, setAsks] = useState(false);
  const { id: draftId, title, subject, grade, questions, lessonId, updatedAt } = draft;
  return (
    <li>
      <div className={styles.about}>
        <b>{title}</b>
        <span className="soft small">
          {subjectLabel(subject)}, {gradeName(grade)} · {questionsWords(questions)} · {nearMoment(updatedAt)}
        </span>
        <span>
          <State draft={draft} />
        </span>
      </div>
      {asks ? (
        <DiscardDraft draft={draft} onNo={() => setAsks(false)} />
      ) : (
        <div className={styles.ways}>
          <FlatButton
            aria-label={lessonId === null ? `Edit ${title}` : `Look at ${title}`}
            renderRoot={(root) =>
              lessonId === null ? (
                <Link to="/classes/$classId/drafts/$draftId" params={{ classId, draftId }} {...root} />
              ) : (
                <Link to="/lesson-draft/$draftId" params={{ draftId }} {...root} />
              )
            }
          >
            {lessonId === null ? 'Edit' : 'Look'}
          </FlatButton>
          <FlatButton
            tone="link"
            aria-label={lessonId === null ? `Discard ${title}` : `Take back ${title}`}
            onClick={() => setAsks(true)}
          >
            {lessonId === null ? 'Discard' : 'Take back'}
          </FlatButton>
        </div>
      )}
    </li>
  );
}
