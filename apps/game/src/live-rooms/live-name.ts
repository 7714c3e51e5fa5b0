/**
 * The name of a live room in Colyseus. It contains the fence of the claim, so that a room that lost its game or call and the room
 * that has it now never share a name. Whoever reads the fence in the database knows the name.
 */
export const liveName = (id: string, fence: number): string => `${id}-${fence}`;
