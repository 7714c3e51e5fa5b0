import { api } from '../../lib/api/api.ts';
import { PICTURES_CHOSEN, type PasswordPicture } from '@noodlenaut/domain';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { PicturePad } from '@noodlenaut/ui/pieces/pictures/picture-pad';
import { useId, useState } from 'react';
import { isAudioOn } from '../../lib/audio/audio.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { reader } from '../../lib/audio/speech.ts';
import styles from './picture-sign-in.module.css';
import { useEnter } from './use-enter.ts';
import { useWrite } from '../../lib/api/use-write.ts';
import { ApiError } from '../../lib/api/api-error.ts';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const SECOND_MS = 1000;

/** When a child may try again after too many tries, as a clock shows it; null when that is not what happened. */
function comeBackAt(error: unknown, nowMs: number): string | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  const body: { retryAfterS?: unknown } = JSON.parse(error.body);
  const waitS = typeof body.retryAfterS === 'number' ? body.retryAfterS : 60;
  return CLOCK.format(nowMs + waitS * SECOND_MS);
}

type Props = {
  name: string;
  /** A child of this trusted device, or the token of a QR code. */
  who: { readonly childId: string } | { readonly token: string };
  /** The heading's place on the page. */
  as?: 'h1' | 'h2';
};

/** Three of twelve pictures in order: the third one sends them (P1.26). */
export function PictureEntry({ name, who, as: Heading = 'h2' }: Props) {
  const id = useId();
  const enter = useEnter();
  const [chosen, setChosen] = useState<readonly PasswordPicture[]>([]);
  const login = useWrite({
    mutationFn: (pictures: readonly PasswordPicture[]) =>
      api.account.pictureLogin.mutate({ ...who, pictures: [...pictures] }),
    onSuccess: (reply) => enter(reply),
    onError: () => setChosen([]),
  });
  const choose = (next: readonly PasswordPicture[]) => {
    setChosen(next);
    if (next.length === PICTURES_CHOSEN) login.mutate(next);
  };
  const sayIt = (picture: string) => {
    if (isAudioOn()) reader([picture])?.();
  };
  const later = login.isError ? comeBackAt(login.error, login.submittedAt) : null;
  const asks = `Hi ${name}! Tap your three pictures.`;
  return (
    <>
      <div className={styles.ask}>
        <Heading id={id} tabIndex={-1} ref={(heading) => heading?.focus()}>
          {asks}
        </Heading>
        <Speak label="Read it to me" texts={[asks]} size="xl" />
      </div>
      {login.isError && (
        <FormNotice>
          {later === null ? sentenceOf(login.error) : `That was a lot! Come back at ${later}.`}
        </FormNotice>
      )}
      <PicturePad
        labelledBy={id}
        chosen={chosen}
        onChange={choose}
        onPick={sayIt}
        disabled={login.isPending || login.isSuccess || later !== null}
      />
    </>
  );
}
