/**
 * Limits of open WebSockets, counted separately for games and for news (decision 0054). They are counted once a
 * process, from the handshake on.
 */
export const SOCKETS = {
  /** For one person: two devices with several pages each. */
  ofAccount: 20,
  /** For one address: several times a school of 300 with a page and a game each. Each socket needs a session. */
  atAddress: 3000,
  /** Messages of one socket in a second, control frames included. A page sends one message and then answers pings. */
  messagesASecond: 10,
} as const;
