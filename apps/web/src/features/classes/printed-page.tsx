import { PRODUCT } from '@noodlenaut/domain';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LeaveUnsaved } from '../../lib/links/leave-unsaved.tsx';
import styles from './printed-page.module.css';

type Props = {
  /** Of the tab. */
  name: string;
  heading: string;
  /** What is gone when the page is left. */
  text: ReactNode;
  print: string;
  /** Asked before the page goes. */
  question: string;
  leaving: { title: string; text: string; stay: string };
  onDone: () => void;
  children: ReactNode;
};

/** A page to print. What it says is stored nowhere else, and is gone when the page is left (decisions 0040, 0046). */
export function PrintedPage({ name, heading, text, print, question, leaving, onDone, children }: Props) {
  const [asks, setAsks] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <GrownUpPage>
      <title>{`${name} · ${PRODUCT.name}`}</title>
      <div className={styles.top} data-print="no">
        <div>
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          <p>
            <b>Print them now.</b> {text}
          </p>
        </div>
        <div className={styles.buttons}>
          <FlatButton
            tone="primary"
            icon={<Sign name="print" size={18} />}
            onClick={() => globalThis.print()}
          >
            {print}
          </FlatButton>
          {!asks && <FlatButton onClick={() => setAsks(true)}>Done, back to the class</FlatButton>}
        </div>
        {asks && (
          <ConfirmQuestion
            question={question}
            yes="Yes, they are printed"
            no="Not yet"
            pending={false}
            onYes={onDone}
            onNo={() => {
              setAsks(false);
              title.current?.focus();
            }}
          />
        )}
        <LeaveUnsaved isUnsaved={() => true} {...leaving} leave="Leave without printing" />
      </div>
      {children}
    </GrownUpPage>
  );
}
