import { api, trpc } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, lazy, useRef } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useWrite } from '../../lib/api/use-write.ts';
import { SecondFactorOff } from './second-factor-off.tsx';

/** The drawing of QR codes comes when somebody sets it up. */
const SecondFactorSetup = lazy(() => import('./second-factor-setup.tsx'));

/** Two-step sign-in of a grown-up: a code of an app after the password (decision 0073). */
export function SecondFactorCard({ onSwitchedOn }: { onSwitchedOn?: () => Promise<unknown> }) {
  const client = useQueryClient();
  const { data: ways } = useSuspenseQuery(trpc.account.waysBack.queryOptions());
  const head = useRef<HTMLHeadingElement>(null);
  const begin = useWrite({
    mutationFn: () => api.account.beginSecondFactor.mutate(),
    onError: (error) =>
      notify({ title: 'That did not work', description: sentenceOf(error), tone: 'destructive' }),
    oneAtATime: true,
    // The secret is kept in this component only, and is gone when it unmounts.
    gcTime: 0,
  });
  // The element with the focus disappears with the form.
  const close = () => {
    begin.reset();
    head.current?.focus();
  };
  const onDone = async () => {
    await onSwitchedOn?.();
    await Promise.all(
      [trpc.account.waysBack.queryOptions(), trpc.account.sessions.queryOptions()].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
    close();
  };
  const isOn = ways.secondFactor === 'on';
  return (
    <section className="panel stack" aria-labelledby="second-factor">
      <h2 id="second-factor" ref={head} tabIndex={-1}>
        Two-step sign-in
      </h2>
      {isOn && <SecondFactorOff hasCodes={ways.codesLeft > 0} isRequired={ways.isSecondFactorRequired} />}
      {!isOn && begin.data === undefined && (
        <>
          <p>
            It is off. Switched on, we ask for a code of an app on your phone after your password. Whoever
            guesses your password then still stays outside.
          </p>
          <div>
            <StickerButton
              tone={ways.isSecondFactorRequired ? 'primary' : 'plain'}
              pending={begin.isPending}
              onClick={() => begin.mutate()}
            >
              Set it up
            </StickerButton>
          </div>
        </>
      )}
      {!isOn && begin.data !== undefined && (
        <Suspense>
          <SecondFactorSetup
            made={begin.data}
            isMain={ways.isSecondFactorRequired}
            onDone={onDone}
            onCancel={close}
          />
        </Suspense>
      )}
    </section>
  );
}
