import { DRAFT_QUESTIONS, isSubjectId, parseGrade, type Grade, type SubjectId } from '@noodlenaut/domain';
import { FieldRow } from '@noodlenaut/ui/pieces/form/field-row';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import type { Inputs } from '../../lib/api/replies.ts';
import { GRADE_OPTIONS, SUBJECT_OPTIONS, TOPIC_MAX } from './draft-words.ts';
import { useDraftAction } from './use-draft-action.ts';

const { least, most } = DRAFT_QUESTIONS;
const COUNTS = Array.from({ length: most - least + 1 }, (_, index) => {
  const value = String(least + index);
  return { value, label: value };
});
const USUAL = 5;

/** Topic, subject, grade and how many questions; what comes next is the draft. */
export function NewDraft({ classId, grade: ofClass }: { classId: string; grade: Grade }) {
  const navigate = useNavigate();
  const [topic, setTopic] = useState('');
  const [subject, setSubject] = useState<SubjectId>('math');
  const [grade, setGrade] = useState(ofClass);
  const [count, setCount] = useState(USUAL);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const create = useDraftAction(
    (wish: Inputs['lessonDrafts']['create']) => api.lessonDrafts.create.mutate(wish),
    ({ id: draftId }) => navigate({ to: '/classes/$classId/drafts/$draftId', params: { classId, draftId } }),
    (error) => {
      setRefusal(sentenceOf(error));
      return true;
    },
  );
  const isShort = topic.trim().length < 2;
  const send = () => {
    setTried(true);
    setRefusal(undefined);
    if (!isShort) create.mutate({ topic: topic.trim(), subject, grade, count });
  };
  return (
    <FlatPanel title="New lesson" note="What shall it be about? You can change every word afterwards.">
      <FlatForm onSend={send}>
        {refusal !== undefined && <FormNotice>{refusal}</FormNotice>}
        <TextField
          label="Topic"
          name="topic"
          hint="A few words: adding fractions, volcanoes, plural nouns."
          autoComplete="off"
          maxLength={TOPIC_MAX}
          value={topic}
          error={isTried && isShort ? 'Please write a topic' : undefined}
          onChange={({ currentTarget }) => setTopic(currentTarget.value)}
        />
        <FieldRow>
          <SelectField
            label="Subject"
            value={subject}
            options={SUBJECT_OPTIONS}
            onChange={({ currentTarget: { value } }) => isSubjectId(value) && setSubject(value)}
          />
          <SelectField
            label="Grade"
            value={grade}
            options={GRADE_OPTIONS}
            onChange={({ currentTarget: { value } }) => setGrade(parseGrade(value) ?? grade)}
          />
        </FieldRow>
        <SelectField
          label="Questions"
          value={String(count)}
          options={COUNTS}
          onChange={({ currentTarget: { value } }) => setCount(Number(value))}
        />
        <div>
          <FlatButton type="submit" tone="primary" pending={create.isPending}>
            {create.isPending ? 'Drafting...' : 'Draft the lesson'}
          </FlatButton>
        </div>
        <output>{create.isPending && 'This can take a minute. Please leave this page open.'}</output>
      </FlatForm>
    </FlatPanel>
  );
}
