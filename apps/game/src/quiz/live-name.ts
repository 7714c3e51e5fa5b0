/**
 * How Colyseus calls the live room of a game: with the fence of its claim, so that a room that lost its game and the one that
 * has it never stand under one name, and whoever reads the fence in the records knows the name.
 */
export const liveName = (gameRoomId: string, fence: number): string => `${gameRoomId}-${fence}`;
