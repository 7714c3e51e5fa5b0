/** A table that holds data about a person. The privacy page, the export and the erasure use this list (security 2.16). */
export interface KeptTable {
  readonly table: string;
  /** The column that names the person; `id` in the table of accounts. */
  readonly person: string;
  /** Columns that name another person. */
  readonly others?: readonly string[];
  /** Columns of `others` whose rows belong in the export of that grown-up: what they did, without what a child wrote. */
  readonly adultSees?: readonly string[];
  /** In words for parents. */
  readonly what: string;
  readonly why: string;
  readonly keptFor: string;
  /**
   * A nightly job deletes rows this many days after the moment in this column (security 2.16). Without it, a row lives as long
   * as the account.
   */
  readonly ends?: { readonly after: string; readonly days: number };
  /** `export` goes into a child's ZIP without the columns in `hidden`; `secret` and `duplicate` say why not. */
  readonly inExport: 'export' | 'secret' | 'duplicate' | 'grown-up';
  readonly hidden?: readonly string[];
  /**
   * Columns of the export with the name of what a row points to, which is hidden itself: a reader knows names, not ids.
   */
  readonly named?: readonly NamedColumn[];
  /** A column; rows in which it is true are in no export. */
  readonly notInExport?: string;
  /** What happens when the account is erased: the row goes too, or stays without the person. */
  readonly onErase: 'deleted' | 'kept without a name';
}

/** In the export: `as` holds column `name` of the row of `table` whose `key` is in column `by`. */
export interface NamedColumn {
  readonly as: string;
  readonly table: string;
  readonly key: string;
  readonly name: string;
  readonly by: string;
}
/** The class of a row. */
export const CLASS_NAME: NamedColumn = {
  as: 'class_name',
  table: 'classes',
  key: 'id',
  name: 'name',
  by: 'class_id',
};

export const YEAR_DAYS = 365;
export const ACCOUNT = 'As long as the account';
/** A table of what a learner did. It is exported, and deleted with the account. */
export const learning = (table: string, what: string, why: string): KeptTable => ({
  table,
  person: 'user_id',
  what,
  why,
  keptFor: ACCOUNT,
  inExport: 'export',
  onErase: 'deleted',
});
