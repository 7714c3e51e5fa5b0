import { api } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { pageLink } from '../../lib/links/page-link.tsx';
import { Gate } from './gate.tsx';
import styles from './picture-sign-in.module.css';
import { useWrite } from '../../lib/api/use-write.ts';

const TITLE = 'A class for your child';

/** Where the link of a mail leads: it says what a yes does, and nothing happens before a press. It works signed in or not. */
export function ClassWishScreen({ token }: { token: string }) {
  const wish = useQuery({
    queryKey: ['class wish of a mail'],
    queryFn: () => api.family.readClassMail.mutate({ token }),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const answer = useWrite({
    mutationFn: (isYes: boolean) => api.family.answerClassMail.mutate({ token, isYes }),
  });
  const error = answer.error ?? wish.error;
  return (
    <Gate title={TITLE} mood={error ? 'encouraging' : 'happy'} says={error ? 'Let us look.' : 'You decide.'}>
      <div className={styles.over}>
        <h1>{TITLE}</h1>
        <div aria-live="polite">
          {wish.isPending && <p>One moment, please.</p>}
          {error !== null && <p>{sentenceOf(error)}</p>}
          {answer.isSuccess && (
            <p>
              {answer.variables
                ? 'You said yes. Your child is in the class once the teacher has said yes too.'
                : 'You said no. Nobody of the class sees your child.'}
            </p>
          )}
        </div>
        {wish.isSuccess && !answer.isSuccess && error === null && (
          <>
            <p>
              <b>
                {wish.data.childName} wants to join {wish.data.className}.
              </b>
            </p>
            <p>
              Teacher: {wish.data.teacherName}
              {wish.data.schoolName !== null && `, ${wish.data.schoolName}`}. With your yes and the
              teacher&apos;s, the teachers of this class see how {wish.data.childName} learns. You can end
              that at any time on the page Family.
            </p>
            <StickerButton tone="primary" pending={answer.isPending} onClick={() => answer.mutate(true)}>
              Yes, {wish.data.childName} may join
            </StickerButton>
            <StickerButton tone="quiet" pending={answer.isPending} onClick={() => answer.mutate(false)}>
              No
            </StickerButton>
          </>
        )}
        {(answer.isSuccess || error !== null) && (
          <StickerButton renderRoot={pageLink('/')}>To the start</StickerButton>
        )}
      </div>
    </Gate>
  );
}
