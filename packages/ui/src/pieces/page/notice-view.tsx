import { Icon } from '../../icons/icon.tsx';
import { IconButton } from '../base/icon-button.tsx';
import styles from './notice-view.module.css';

type Props = {
  title: string;
  description?: string;
  tone?: 'default' | 'success' | 'destructive';
  onClose: () => void;
  /** It is on its way out. */
  leaving?: boolean;
};

const SIGNS = { default: 'info', success: 'check', destructive: 'warning' } as const;

/** One message. The store decides which one and how long; the region decides where. */
export function NoticeView({ title, description, tone = 'default', onClose, leaving }: Props) {
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      data-leaving={leaving || undefined}
      role={tone === 'destructive' ? 'alert' : 'status'}
    >
      <span className={styles.sign}>
        <Icon name={SIGNS[tone]} />
      </span>
      <div className={styles.words}>
        <b>{title}</b>
        {description !== undefined && <p>{description}</p>}
      </div>
      <IconButton icon="close" label="Close" tone="bare" size="lg" onClick={onClose} />
    </div>
  );
}
