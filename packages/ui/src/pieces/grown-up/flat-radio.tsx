import type { ComponentProps } from 'react';
import styles from './flat-radio.module.css';

type Props = Pick<ComponentProps<'input'>, 'name' | 'value' | 'checked' | 'children'> & {
  onChoose: () => void;
};

/** One of a few in a fieldset: a native radio in a frame, so that the arrow keys work. */
export const FlatRadio = ({ onChoose, children, ...radio }: Props) => (
  <label className={styles.choice}>
    <input type="radio" {...radio} onChange={onChoose} />
    <span>{children}</span>
  </label>
);
