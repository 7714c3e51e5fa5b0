const EVERY_MS = 5000;

/** Renews in the records, every five seconds, that this server lives and what it has. Returns how to stop. */
export function keepLeases(renew: () => Promise<unknown>, report: (cause: unknown) => void): () => void {
  const timer = setInterval(() => void renew().catch(report), EVERY_MS);
  return () => clearInterval(timer);
}
