export const MASCOT_MOODS = ['encouraging', 'celebrating', 'happy', 'excited', 'super-excited'] as const;
export type MascotMood = (typeof MASCOT_MOODS)[number];

/** How the mascot feels about so many achievements (S4.04 to S4.08). */
export function mascotMood(achievements: number): MascotMood {
  if (achievements >= 10) return 'super-excited';
  if (achievements >= 5) return 'excited';
  if (achievements >= 2) return 'happy';
  return achievements === 1 ? 'celebrating' : 'encouraging';
}
