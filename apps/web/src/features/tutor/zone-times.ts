const kept = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow, and a screen shows many times in few zones. */
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(options).join(' ')}`;
  const known = kept.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  kept.set(key, made);
  return made;
}

/** The zone of this device. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '3:00 PM' on the wall of a zone. */
export const timeIn = (timeZone: string, at: Date): string =>
  formatter(timeZone, { hour: 'numeric', minute: '2-digit' }).format(at);
/** 'Tue, Nov 24' */
export const dayIn = (timeZone: string, at: Date): string =>
  formatter(timeZone, { weekday: 'short', month: 'short', day: 'numeric' }).format(at);
/** 'Tue, Nov 24, 3:00 PM' */
export const momentIn = (timeZone: string, at: Date): string =>
  `${dayIn(timeZone, at)}, ${timeIn(timeZone, at)}`;

/** The zones a tutor can choose: the own device's first, then the saved one, then all. */
export function timeZones(saved: string): { value: string; label: string }[] {
  const here = zoneHere();
  const names = new Set([here, saved, ...Intl.supportedValuesOf('timeZone')]);
  return [...names].map((value) => ({ value, label: value === here ? `${value} (this device)` : value }));
}
