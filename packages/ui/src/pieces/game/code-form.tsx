import { ROOM_CODE_LENGTH, typedCode } from '@noodlenaut/domain';
import { useId, useState } from 'react';
import { StickerButton } from '../base/sticker-button.tsx';
import styles from './code-form.module.css';

type Props = {
  title?: string;
  /** On its button. */
  action?: string;
  /** A code that came with a link. */
  start?: string;
  onJoin: (code: string) => void;
  pending: boolean;
};

/** Join by code: what is typed stands in capitals, and goes out without the gaps it is shown with. */
export function CodeForm({
  title = 'Join by code',
  action = 'Join Game',
  start = '',
  onJoin,
  pending,
}: Props) {
  const [code, setCode] = useState(start.toUpperCase());
  const field = useId();
  const typed = typedCode(code);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '' && !pending) onJoin(typed);
      }}
    >
      <h2>
        <label htmlFor={field}>{title}</label>
      </h2>
      <input
        id={field}
        className={styles.field}
        value={code}
        // Room for spaces of a pasted code around its signs.
        maxLength={ROOM_CODE_LENGTH + 6}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder="ABC234"
        onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
      />
      <StickerButton
        type="submit"
        // Who came with a link came to join.
        tone={start === '' ? 'plain' : 'primary'}
        size="lg"
        wide
        pending={pending}
        disabled={typed === ''}
      >
        {action}
      </StickerButton>
    </form>
  );
}
