const FORMULA = /^[=+\-@\t\r]/;

/** A cell that no spreadsheet takes for a formula (SAFETY 2.16). */
const cell = (value: string | number): string => {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as a CSV file (RFC 4180): CRLF, quotes where needed, every line ended; no cell is taken for a formula (SAFETY 2.16).
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
