import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/icon.tsx';
import looks from './feedback-panel.module.css';
import { MathText } from './math-text.tsx';

type Props = {
  title: string;
  text: string;
  hint?: string;
  /** The teacher: `<Persona still size={64} ... />`. */
  portrait?: ReactNode;
  /** Move the focus here after checking. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** What the check said. Stands in a `BottomBar` of the same tone. */
export function FeedbackPanel({ title, text, hint, portrait, headingRef }: Props) {
  return (
    <div className={looks.panel} aria-live="polite" aria-atomic>
      {portrait !== undefined && (
        <span className={looks.portrait} aria-hidden="true">
          {portrait}
        </span>
      )}
      <div className={looks.words}>
        <h2 className={looks.title} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <p>
          <MathText>{text}</MathText>
        </p>
        {hint !== undefined && (
          <p className={looks.hint}>
            <Icon name="lightbulb" />
            <span>
              <b>Hint:</b> <MathText>{hint}</MathText>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
