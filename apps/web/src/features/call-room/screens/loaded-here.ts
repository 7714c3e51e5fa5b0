/**
 * Whether the document was loaded at this address. Rights to camera and microphone belong to a loaded document: one that came here from
 * another page of the app has none (P5.20).
 */
export function isLoadedAt(pathname: string): boolean {
  if (!('getEntriesByType' in performance)) return true;
  const [entry] = performance.getEntriesByType('navigation');
  if (entry === undefined) return true;
  return new URL(entry.name, globalThis.location.href).pathname === pathname;
}
