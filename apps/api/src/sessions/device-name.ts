const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/CrOS/, 'Chromebook'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];
const first = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([sign]) => sign.test(text))?.[1];

/** 'Chrome on Chromebook': enough for a person to recognise it in the list of sessions; nothing more exact is stored. */
export function deviceName(userAgent: string | undefined): string {
  const browser = first(BROWSERS, userAgent ?? '') ?? 'A browser';
  const system = first(SYSTEMS, userAgent ?? '');
  return system ? `${browser} on ${system}` : browser;
}
