import { Icon } from '@noodlenaut/ui/icon';
import styles from './classes.module.css';

type Props = { onText: (text: string) => void; onRefused: (why: string) => void };
/** As much as the server takes of a list. */
const CHARACTERS_MAX = 20_000;

/** A CSV or text file, read in the browser; its lines go into the field, where they can be corrected. */
export function ListFile({ onText, onRefused }: Props) {
  const read = async (file: File) => {
    const text = await file.text();
    if (text.length > CHARACTERS_MAX) onRefused('This file is too long. Please take a shorter list.');
    else onText(text);
  };
  return (
    <label className={styles.file}>
      <Icon name="book" size={18} />
      Choose a CSV file
      <input
        type="file"
        className={styles.fileInput}
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Lets the same file be chosen again after it was corrected.
          event.currentTarget.value = '';
          if (file !== undefined) void read(file);
        }}
      />
    </label>
  );
}
