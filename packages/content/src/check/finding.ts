/** One fault of a lesson, in words that tell its author what to do. */
export interface Finding {
  /** Key of the lesson; '*' when the corpus as a whole is meant; the path when the file cannot be parsed. */
  readonly key: string;
  /** 'introduction', 'activity 3 question', 'corpus' */
  readonly where: string;
  readonly message: string;
}
