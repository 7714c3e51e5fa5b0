/** What a wall clock shows. `minute` counts from midnight as the wall shows it. */
export interface WallTime {
  readonly date: string;
  readonly weekday: number;
  readonly minute: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
const shown = new Map<string, WallTime>();

/** What the wall of a zone shows at a moment (ms), asked of `Intl` for each minute by itself: slow, and hard to get wrong. */
export function slowWall(timeZone: string, at: number): WallTime {
  const key = `${timeZone} ${at}`;
  const known = shown.get(key);
  if (known) return known;
  const [date = '', time = ''] = formatterOf(timeZone).format(at).split(' ');
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  const wall = { date, weekday: new Date(`${date}T12:00:00Z`).getUTCDay(), minute: hours * 60 + minutes };
  shown.set(key, wall);
  return wall;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formatters.set(timeZone, made);
  return made;
}
