import styles from './flat-option.module.css';

type Props = {
  /** The radios of one question share it. */
  group: string;
  title: string;
  text: string;
  checked: boolean;
  onChoose: () => void;
};

/** One answer of a question of grown-ups' screens: a radio with a line of explanation. */
export const FlatOption = ({ group, title, text, checked, onChoose }: Props) => (
  <label className={styles.option}>
    <input type="radio" name={group} checked={checked} onChange={onChoose} />
    <span className={styles.words}>
      {title}
      <span className={styles.under}>{text}</span>
    </span>
  </label>
);
