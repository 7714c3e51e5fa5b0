import { useRef } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './helper-float.module.css';
import { useTucked } from './use-tucked.ts';

type Props = { isOpen: boolean; onPress: () => void };

/**
 * The button in the corner that opens and closes the helper. The crew's bar has its own. Where it would lie over something else
 * to press it steps aside until that is scrolled away, or until it has the focus.
 */
export function HelperFloat({ isOpen, onPress }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const isTucked = useTucked(button);
  return (
    <button
      ref={button}
      type="button"
      className={styles.float}
      aria-expanded={isOpen}
      data-print="no"
      data-helper-button
      data-tucked={isTucked || undefined}
      onClick={onPress}
    >
      <Icon name="chat" size={28} />
      <span>Ask Noodle</span>
    </button>
  );
}
