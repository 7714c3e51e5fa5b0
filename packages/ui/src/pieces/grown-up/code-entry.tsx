import { typedCode } from '@noodlenaut/domain';
import { useState } from 'react';
import { TextField } from '../form/text-field.tsx';
import { FlatButton } from './flat-button.tsx';
import { FlatForm } from './flat-form.tsx';

type Props = {
  /** 'Family code' */
  label: string;
  /** In a sentence: 'A family code'. */
  called: string;
  name: string;
  /** Where one finds it. */
  hint: string;
  /** How many signs it has, spaces aside. */
  length: number;
  action: string;
  isMain?: boolean;
  pending: boolean;
  /** A code that came with a link. */
  initial?: string;
  /** What the server said of the last one. */
  error: string | undefined;
  /** `clear` empties the field once the code has done its work. */
  onSend: (code: string, clear: () => void) => void;
  /** What was said of the last one is over. */
  onTyped: () => void;
};

const SIGNS_MAX = 16;

/** A code that somebody else made, typed as it was written down. */
export function CodeEntry(props: Props) {
  const { label, called, name, hint, length, action, isMain = false, initial = '', pending, error } = props;
  const [code, setCode] = useState(initial);
  const [isShort, setShort] = useState(false);
  return (
    <FlatForm
      onSend={() => {
        const fits = typedCode(code).length === length;
        setShort(!fits);
        if (fits && !pending) props.onSend(code, () => setCode(''));
      }}
    >
      <TextField
        label={label}
        name={name}
        hint={hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={SIGNS_MAX}
        value={code}
        error={isShort ? `${called} has ${length} letters and numbers` : error}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setShort(false);
          props.onTyped();
        }}
      />
      <div>
        <FlatButton type="submit" tone={isMain ? 'primary' : 'plain'} pending={pending}>
          {action}
        </FlatButton>
      </div>
    </FlatForm>
  );
}
