/** The address behind a room code. Opening it joins the game, so that scanning is enough. */
export const roomAddress = (code: string): string =>
  `${location.origin}/multiplayer?code=${encodeURIComponent(code)}`;
