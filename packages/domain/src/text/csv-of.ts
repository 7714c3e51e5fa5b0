/**
 * Where a spreadsheet could see a formula: at the start of a cell, after spaces or quotes, and after any separator of cells in
 * the settings of some country, because the text becomes two cells there.
 */
const FORMULA = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@])/g;
const CONTROL = /^[\t\r]/;

/** A cell that no spreadsheet reads as a formula (security 2.16). */
const cell = (value: string | number): string => {
  const text = String(value);
  const safe =
    typeof value === 'string' ? text.replace(FORMULA, `$1$2'`).replace(CONTROL, (sign) => `'${sign}`) : text;
  return /[",;|\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as a CSV file (RFC 4180): CRLF, quotes where needed, every line ended; no cell is read as a formula (security 2.16).
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
