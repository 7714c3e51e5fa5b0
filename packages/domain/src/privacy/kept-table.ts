/** One table that holds something about a person: what the privacy page, the export and the erasure go by (security 2.16). */
export interface KeptTable {
  readonly table: string;
  /** The column by which rows belong to the person; `id` in the account itself. */
  readonly person: string;
  /** Other columns that name a person who is not the one the row is about. */
  readonly others?: readonly string[];
  /** Those of `others` whose rows go into that grown-up's own export: what they did, without what a child wrote. */
  readonly adultSees?: readonly string[];
  /** In words a parent reads. */
  readonly what: string;
  readonly why: string;
  readonly keptFor: string;
  /** A row ends so many days after this column's moment, in the night (security 2.16); without it, with the account. */
  readonly ends?: { readonly after: string; readonly days: number };
  /** `export` goes into a child's ZIP without the columns in `hidden`; `secret` and `duplicate` say why not. */
  readonly inExport: 'export' | 'secret' | 'duplicate' | 'grown-up';
  readonly hidden?: readonly string[];
  /** With the account a row goes, or loses who it was about and stays. */
  readonly onErase: 'deleted' | 'kept without a name';
}

export const YEAR_DAYS = 365;
export const ACCOUNT = 'As long as the account';
/** A table of what a learner did: theirs alone, given out and deleted with the account. */
export const learning = (table: string, what: string, why: string): KeptTable => ({
  table,
  person: 'user_id',
  what,
  why,
  keptFor: ACCOUNT,
  inExport: 'export',
  onErase: 'deleted',
});
