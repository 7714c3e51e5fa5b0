/** Where a code leads: the lobby joins by itself, so that a camera is enough. */
export const roomAddress = (code: string): string =>
  `${location.origin}/multiplayer?code=${encodeURIComponent(code)}`;
