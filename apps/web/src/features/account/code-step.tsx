import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import styles from './account.module.css';
import others from './second-factor.module.css';

type Props = {
  pending: boolean;
  /**
   * Why the last code was refused; null before the first. Each refusal is a new object, so that the focus returns to the
   * field.
   */
  refusal: Error | null;
  onSend: (code: string) => void;
  onOther: () => void;
};

/** The app's code brings up a phone's digits; a recovery code needs its letters. Either field takes both. */
const APP = { label: 'Code', inputMode: 'numeric', hint: 'Six digits.' } as const;
const PAPER = { label: 'Recovery code', inputMode: 'text', hint: 'Each code works once.' } as const;

/** The second step of a sign-in: the code of the app, or a recovery code in its place. */
export default function CodeStep({ pending, refusal, onSend, onOther }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [isOnPaper, setOnPaper] = useState(false);
  // On arrival, when the kind changes, and again with what was wrong.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [refusal, isOnPaper]);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const hasCode = code.trim() !== '';
        setEmpty(!hasCode);
        if (!hasCode) field.current?.focus();
        else if (!pending) onSend(code);
      }}
    >
      <h1>One more step</h1>
      <p>{isOnPaper ? 'Type one of your recovery codes.' : 'Type the code that your app shows now.'}</p>
      <TextField
        ref={field}
        {...(isOnPaper ? PAPER : APP)}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={isEmpty ? 'Type the code' : refusal === null ? undefined : sentenceOf(refusal)}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setEmpty(false);
        }}
      />
      <StickerButton type="submit" tone="primary" size="lg" wide icon="power" pending={pending}>
        {pending ? 'Signing In...' : 'Power On'}
      </StickerButton>
      <div className={others.others}>
        <StickerButton size="sm" tone="quiet" onClick={() => setOnPaper(!isOnPaper)}>
          {isOnPaper ? 'Use the app' : 'Use a recovery code'}
        </StickerButton>
        <StickerButton size="sm" tone="quiet" onClick={onOther}>
          Use another account
        </StickerButton>
      </div>
    </form>
  );
}
