/** Since midnight here. What was read before belongs to another day: a streak, the day's five. */
export function msOfToday(): number {
  return Date.now() - new Date().setHours(0, 0, 0, 0);
}
