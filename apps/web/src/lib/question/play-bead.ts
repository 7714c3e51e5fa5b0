import { playCue } from '../audio/audio.ts';

/** Seconds until Noodle has reached the next bead. */
const RIDE_S = 0.35;

/** A step is done: heard when Noodle arrives at the next bead. */
export const playBead = (): void => playCue('bead', RIDE_S);
