import { PRODUCT } from '@noodlenaut/domain';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { Link } from '@tanstack/react-router';
import styles from './no-child.module.css';

const BACK = {
  dashboard: { to: '/teacher', text: 'Back to Teacher Dashboard' },
  classes: { to: '/classes', text: 'Back to your classes' },
} as const;
type Props = { title: string; text: string; back?: keyof typeof BACK };

/** Nothing behind this address, with the way back (S2.157, S2.158). */
export function NothingFound({ title, text, back = 'dashboard' }: Props) {
  return (
    <GrownUpPage>
      <title>{`${title} · ${PRODUCT.name}`}</title>
      <FlatPanel label={title}>
        <div className={styles.empty}>
          <NoodleStill mood="look-around" size={120} />
          <h1>{title}</h1>
          <p className="soft">{text}</p>
          <FlatButton tone="primary" renderRoot={(root) => <Link to={BACK[back].to} {...root} />}>
            {BACK[back].text}
          </FlatButton>
        </div>
      </FlatPanel>
    </GrownUpPage>
  );
}
