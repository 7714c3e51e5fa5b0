/**
 * The name of a game's live room in Colyseus. It contains the fence of the claim, so that a room that lost its game and the room
 * that has it now never share a name. Whoever reads the fence in the database knows the name.
 */
export const liveName = (gameRoomId: string, fence: number): string => `${gameRoomId}-${fence}`;
