import { api, trpc } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { shortMoment } from '../../lib/format/dates.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { forgetSession } from '../../lib/session/session.ts';
import { leave, viewerQuery } from '../../lib/session/viewer.ts';
import styles from './account.module.css';
import { useWrite } from '../../lib/api/use-write.ts';

const onError = (error: unknown) =>
  notify({ title: 'That did not work', description: sentenceOf(error), tone: 'destructive' });

/** Where the account is signed in (P2.06). Ending all ends this one too. */
export function SessionList() {
  const client = useQueryClient();
  const router = useRouter();
  const { data: sessions } = useSuspenseQuery(trpc.account.sessions.queryOptions());
  const end = useWrite({
    mutationFn: (sessionId: string) => api.account.endSession.mutate({ sessionId }),
    onSuccess: () => client.invalidateQueries({ queryKey: trpc.account.sessions.queryKey() }),
    onError,
  });
  const endAll = useWrite({
    mutationFn: () => api.account.endAllSessions.mutate(),
    onSuccess: async () => {
      forgetSession();
      client.setQueryData(viewerQuery.queryKey, null);
      await router.navigate({ to: '/login' });
      leave(client);
      notify({ title: 'Signed out everywhere', description: 'Power on again to go on.', tone: 'success' });
    },
    onError,
  });
  return (
    <section className="panel stack" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <span>
              <b>{session.device}</b>
              {session.current && ' (this device)'}
              <br />
              <span className="soft small">Last seen {shortMoment(session.lastSeenAt)}</span>
            </span>
            {!session.current && (
              <StickerButton
                pending={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                Sign out
              </StickerButton>
            )}
          </li>
        ))}
      </ul>
      <div>
        <StickerButton icon="power" pending={endAll.isPending} onClick={() => endAll.mutate()}>
          Sign out everywhere
        </StickerButton>
      </div>
    </section>
  );
}
