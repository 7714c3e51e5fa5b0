import { Icon } from '../../icons/icon.tsx';
import styles from './no-money-note.module.css';

/** On every page that shows a price, where nobody is paid (P6.19). Hidden by the page itself where money is taken. */
export const NoMoneyNote = () => (
  <p className={`only-without-money ${styles.note ?? ''}`}>
    <Icon name="info" size={22} />
    <span>
      <b>No money is taken here.</b> This instance has no payment service. Plans, trials and invoices run as a
      rehearsal.
    </span>
  </p>
);
