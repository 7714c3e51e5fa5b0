import andika400 from '@fontsource/andika/files/andika-latin-400-normal.woff2?url';
import baloo700 from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2?url';
import baloo800 from '@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2?url';
import lexend400 from '@fontsource/lexend/files/lexend-latin-400-normal.woff2?url';

/** What a page needs before its first paint. The build finds the hashed files by these names; `display` is the landing's. */
export const PRELOAD_FONTS = {
  text: lexend400,
  heading: baloo700,
  display: baloo800,
  newReader: andika400,
} as const;
