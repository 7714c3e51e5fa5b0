/**
 * Where a spreadsheet would begin a formula: at the cell's start, behind spaces or quotes, and behind whatever separates cells in
 * some country's settings, since there the text becomes two cells.
 */
const FORMULA = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@])/g;
const CONTROL = /^[\t\r]/;

/** A cell that no spreadsheet takes for a formula (security 2.16). */
const cell = (value: string | number): string => {
  const text = String(value);
  const safe =
    typeof value === 'string' ? text.replace(FORMULA, `$1$2'`).replace(CONTROL, (sign) => `'${sign}`) : text;
  return /[",;|\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as a CSV file (RFC 4180): CRLF, quotes where needed, every line ended; no cell is taken for a formula (security 2.16).
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
