import { api, trpc } from '../../lib/api/api.ts';
import { spacedCode } from '@noodlenaut/domain';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import styles from './account.module.css';
import { useWrite } from '../../lib/api/use-write.ts';

const FAILED = { title: 'That did not work', tone: 'destructive' } as const;

/** Codes for the day the password is forgotten: shown once, on this page alone, to be printed or written down. */
export function RecoveryCodesCard() {
  const client = useQueryClient();
  const { data: ways } = useSuspenseQuery(trpc.account.waysBack.queryOptions());
  const make = useWrite({
    mutationFn: () => api.account.makeRecoveryCodes.mutate(),
    onSuccess: () => client.invalidateQueries({ queryKey: trpc.account.waysBack.queryKey() }),
    onError: (error) => notify({ ...FAILED, description: sentenceOf(error) }),
    // The codes are kept in this component only, and are gone when it unmounts.
    gcTime: 0,
  });
  return (
    <section className="panel stack" aria-labelledby="recovery">
      <h2 id="recovery">Recovery codes</h2>
      <p>
        Each of them lets you choose a new password once, also without an e-mail address. Keep them on paper,
        where children do not find them.
      </p>
      <p className="soft">
        {ways.codesLeft === 0 ? 'You have none.' : `${ways.codesLeft} are left. New ones end these.`}
      </p>
      {make.data !== undefined && (
        <output>
          <b>Write them down now: they are shown only once.</b>
          <ul className={styles.cards}>
            {make.data.codes.map((code) => (
              <li key={code}>{spacedCode(code)}</li>
            ))}
          </ul>
        </output>
      )}
      <div>
        <StickerButton pending={make.isPending} onClick={() => make.mutate()}>
          {ways.codesLeft === 0 ? 'Make recovery codes' : 'Make new codes'}
        </StickerButton>
      </div>
    </section>
  );
}
