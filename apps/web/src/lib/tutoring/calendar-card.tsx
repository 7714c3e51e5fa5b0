import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, trpc } from '../api/api.ts';
import { sentenceOf } from '../api/error-sentences.ts';
import { useAction } from '../api/use-action.ts';
import { useCopy } from '../files/use-copy.ts';
import { shortDay } from '../format/dates.ts';

const NOT_COPIED = {
  title: 'Not copied',
  description: 'Your browser does not allow it. Mark the address and copy it by hand.',
};
const STALE = [trpc.tutoring.calendarLink.queryKey()];

/** The new address, which is shown this once. */
function NewAddress({ address }: { address: string }) {
  const [isCopied, copy] = useCopy(NOT_COPIED);
  return (
    <>
      <TextField
        label="Your private address"
        value={address}
        readOnly
        hint="It is shown only now. Add it to your calendar program as a calendar from a link."
        onFocus={(event) => event.currentTarget.select()}
      />
      <FlatButton onClick={() => void copy(address)}>{isCopied ? 'Copied' : 'Copy the address'}</FlatButton>
    </>
  );
}

/** The private calendar of a tutor or parent: made, renewed and removed by its owner. */
export function CalendarCard() {
  const link = useQuery(trpc.tutoring.calendarLink.queryOptions());
  const [address, setAddress] = useState<string>();
  const [asks, setAsks] = useState<'renew' | 'remove'>();
  const [refusal, setRefusal] = useState<string>();
  const onRefused = (error: unknown) => {
    setRefusal(sentenceOf(error));
    return true;
  };
  const done = () => {
    setAsks(undefined);
    setRefusal(undefined);
  };
  const renew = useAction(() => api.tutoring.renewCalendarLink.mutate(), {
    stale: STALE,
    onRefused,
    onDone: ({ path }) => {
      done();
      setAddress(new URL(path, window.location.origin).href);
    },
  });
  const remove = useAction(() => api.tutoring.removeCalendarLink.mutate(), {
    stale: STALE,
    onRefused,
    onDone: () => {
      done();
      setAddress(undefined);
    },
  });
  const since = link.data?.since ?? null;
  return (
    <FlatPanel title="Your calendar">
      <div className="stack">
        <p>
          See your sessions in your own calendar program. Whoever has the address can read it, so keep it to
          yourself.
        </p>
        {address !== undefined && <NewAddress address={address} />}
        {since !== null && address === undefined && (
          <p className="soft">There is an address since {shortDay(since)}.</p>
        )}
        <div className="row">
          {since === null ? (
            <FlatButton pending={renew.isPending || link.isPending} onClick={() => renew.mutate(undefined)}>
              Make an address
            </FlatButton>
          ) : (
            <>
              <FlatButton onClick={() => setAsks('renew')}>Make a new one</FlatButton>
              <FlatButton onClick={() => setAsks('remove')}>Remove it</FlatButton>
            </>
          )}
        </div>
        {asks !== undefined && (
          <ConfirmQuestion
            question="The address there is now stops working in every calendar that uses it."
            yes={asks === 'renew' ? 'Make a new one' : 'Remove it'}
            no="Keep it"
            pending={renew.isPending || remove.isPending}
            onYes={() => (asks === 'renew' ? renew : remove).mutate(undefined)}
            onNo={() => setAsks(undefined)}
          />
        )}
        {refusal !== undefined && <FormNotice>{refusal}</FormNotice>}
      </div>
    </FlatPanel>
  );
}
