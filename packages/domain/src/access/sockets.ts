/**
 * Bounds of open WebSockets, those of games and those of news each for themselves (decision 0054). They are counted once a
 * process, from the handshake on.
 */
export const SOCKETS = {
  /** A person with two devices and several pages each. */
  ofAccount: 20,
  /** A school of 300 with a page and a game each, many times over; nobody gets one without a session. */
  atAddress: 3000,
  /** What one socket may say in a second, control frames included; a page says one thing and then answers pings. */
  messagesASecond: 10,
} as const;
