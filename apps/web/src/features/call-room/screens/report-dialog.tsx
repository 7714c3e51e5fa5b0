import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { sentenceOf } from '../../../lib/api/error-sentences.ts';
import type { Inputs } from '../../../lib/api/replies.ts';
import { useAction } from '../../../lib/api/use-action.ts';

type Reason = Inputs['tutoring']['reportSession']['reason'];
const REASONS = [
  { value: 'unkind', label: 'Somebody was unkind' },
  { value: 'contact', label: 'Somebody asked for a phone number, an address or another app' },
  { value: 'unsafe', label: 'I do not feel safe' },
  { value: 'technical', label: 'Picture, sound or board do not work' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly { value: Reason; label: string }[];
const reasonOf = (value: string): Reason => REASONS.find((one) => one.value === value)?.value ?? 'other';
const MOST = 1000;

/** Something is not right: staff read it (P5.28). The call goes on beneath. */
export function ReportDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const [reason, setReason] = useState<Reason>('unkind');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const report = useAction(
    (said: string) =>
      api.tutoring.reportSession.mutate({ sessionId, reason, text: said === '' ? null : said }),
    {
      stale: [],
      onRefused: (error) => {
        setProblem(sentenceOf(error));
        return true;
      },
    },
  );
  if (report.isSuccess)
    return (
      <SmallDialog title="Thank you for telling us" onClose={onClose}>
        <p aria-live="polite">Our staff read it. If you do not feel well here, you can leave at any time.</p>
        <StickerButton size="sm" tone="primary" onClick={onClose}>
          Close
        </StickerButton>
      </SmallDialog>
    );
  return (
    <SmallDialog title="What is not right?" onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          report.mutate(text.trim());
        }}
      >
        <SelectField
          label="What happened?"
          value={reason}
          options={REASONS}
          onChange={({ currentTarget }) => setReason(reasonOf(currentTarget.value))}
        />
        <TextAreaField
          label="Tell us more"
          optional
          hint="Only our staff read this, nobody in the room."
          value={text}
          maxLength={MOST}
          rows={4}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className="row">
          <StickerButton type="submit" size="sm" tone="primary" pending={report.isPending}>
            Send
          </StickerButton>
          <StickerButton size="sm" onClick={onClose}>
            Cancel
          </StickerButton>
        </div>
      </form>
    </SmallDialog>
  );
}
