/** Letters, sounds and sentences. */
export interface WordPictures {
  'letter-card': { readonly letters: readonly string[]; readonly marked?: number | undefined };
  /** '' is an empty box. */
  'sound-boxes': { readonly boxes: readonly string[]; readonly thing?: string | undefined };
  'word-tiles': { readonly tiles: readonly string[]; readonly highlight?: number | undefined };
  'sentence-parts': {
    readonly parts: readonly { readonly text: string; readonly role?: string | undefined }[];
  };
}
