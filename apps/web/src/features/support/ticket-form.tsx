import { TICKET_LENGTH } from '@noodlenaut/domain';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { LeaveUnsaved } from '../../lib/links/leave-unsaved.tsx';
import styles from './support.module.css';
import {
  EMPTY_TICKET,
  refusedFields,
  TOPIC_OPTIONS,
  topicOf,
  wishOf,
  type TicketDraft,
  type TicketFaults,
} from './ticket-draft.ts';
import { TicketSent } from './ticket-sent.tsx';
import { useTicket } from './use-ticket.ts';

/** A question of a grown-up. A refusal stands at its field, and what was typed stays. */
export function TicketForm({ address }: { address: string }) {
  const [draft, setDraft] = useState<TicketDraft>(EMPTY_TICKET);
  const [faults, setFaults] = useState<TicketFaults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const change = (part: Partial<TicketDraft>) => setDraft((before) => ({ ...before, ...part }));
  const email = draft.email ?? address;
  const show = ({ website, ...found }: TicketFaults, sentence: string | null) => {
    // Some program of the browser's filled in the field that people cannot see, or empty.
    if (website !== undefined) change({ website: '' });
    setFaults(found);
    setRefusal(website === undefined ? sentence : 'A hidden field was filled in. Please send it again.');
  };
  const ticket = useTicket((error) => {
    const found = refusedFields(error);
    show(found, Object.keys(found).length > 0 ? null : sentenceOf(error));
    return true;
  });
  const send = async () => {
    const result = await wishOf(draft, address);
    show('faults' in result ? result.faults : {}, null);
    if ('wish' in result) ticket.send(result.wish);
  };
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);
  if (ticket.data !== undefined)
    return (
      <TicketSent
        number={ticket.data.number}
        email={email}
        onMore={() => {
          setDraft((before) => ({ ...EMPTY_TICKET, email: before.email }));
          ticket.reset();
        }}
      />
    );
  return (
    <section className="panel stack" aria-labelledby="ask" ref={form}>
      <h2 id="ask">Ask us</h2>
      <p className="soft">For grown-ups. We answer by mail.</p>
      <LeaveUnsaved isUnsaved={() => draft.text.trim() !== ''} text="Your question is not sent yet." />
      <FlatForm onSend={() => void send()}>
        {refusal !== null && <FormNotice>{refusal}</FormNotice>}
        <SelectField
          label="Topic"
          name="topic"
          required
          value={draft.topic}
          error={faults.topic}
          options={TOPIC_OPTIONS}
          onChange={({ target }) => change({ topic: topicOf(target.value) })}
        />
        <TextAreaField
          label="Your question"
          name="text"
          required
          rows={7}
          maxLength={TICKET_LENGTH}
          value={draft.text}
          error={faults.text}
          hint="Please leave out passwords, and names of other people's children."
          onChange={({ target }) => change({ text: target.value })}
        />
        <TextField
          label="E-mail for the answer"
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={faults.email}
          onChange={({ target }) => change({ email: target.value })}
        />
        <div className={styles.trap} aria-hidden="true">
          <TextField
            label="Leave this empty"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={draft.website}
            onChange={({ target }) => change({ website: target.value })}
          />
        </div>
        <div>
          <FlatButton type="submit" tone="primary" pending={ticket.isPending}>
            {ticket.isPending ? 'Sending...' : 'Send the question'}
          </FlatButton>
        </div>
      </FlatForm>
    </section>
  );
}
