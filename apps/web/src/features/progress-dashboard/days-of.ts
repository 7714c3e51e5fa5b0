/** Events in their order, those of one day together under the day's name. */
export function daysOf<Event extends { readonly date: string }>(
  events: readonly Event[],
  nameOf: (iso: string) => string,
): [day: string, events: Event[]][] {
  const days: [string, Event[]][] = [];
  for (const event of events) {
    const day = nameOf(event.date);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(event);
    else days.push([day, [event]]);
  }
  return days;
}
