const MARK = '\uFEFF';

/** Hands a CSV file to the browser's downloads; the mark at its begin tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([MARK, csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
