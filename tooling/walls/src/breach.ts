/** A place where a wall is crossed. */
export interface Breach {
  readonly wall: string;
  /** From the root that was checked, with forward slashes. */
  readonly file: string;
  readonly why: string;
}
