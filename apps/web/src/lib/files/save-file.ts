const MARK = '\uFEFF';
/** The browser reads the file after the click has returned. */
const READ_MS = 60_000;

/** Hands a file to the browser's downloads; nothing of it is sent anywhere. */
export function saveFile(name: string, type: string, ...parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}

/** A CSV file; the byte order mark at its start tells spreadsheets that it is UTF-8. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(name, 'text/csv;charset=utf-8', MARK, csv);
