/** The address behind a room code. Opening it joins the game, so that scanning is enough. */
export const roomAddress = (code: string): string =>
  `${location.origin}/multiplayer?code=${encodeURIComponent(code)}`;

/** The address of the host's remote control: a number, not a key. Who opens it must be signed in as the host. */
export const remoteAddress = (roomId: string): string =>
  `${location.origin}/multiplayer/game/${encodeURIComponent(roomId)}/remote`;
