import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import styles from './chat.module.css';

/** Under an answer to a crisis: people who help, one tap away. */
export const HelpCard = () => (
  <div className={styles.card}>
    <p>You are not in trouble. People want to help you.</p>
    <StickerButton tone="primary" wide icon="phone" renderRoot={(root) => <Link to="/help-now" {...root} />}>
      See who can help
    </StickerButton>
  </div>
);
