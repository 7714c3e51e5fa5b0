/** A number a child can call, for the Help page (security 6.4). Every number is checked by a person before a release. */
export interface HelpLine {
  readonly who: string;
  readonly number: string;
}
export interface HelpCountry {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly emergency: string;
  readonly lines: readonly HelpLine[];
}

const EUROPE = '112';

export const HELP_COUNTRIES: readonly HelpCountry[] = [
  {
    country: 'US',
    emergency: '911',
    lines: [
      { who: '988 Suicide & Crisis Lifeline', number: '988' },
      { who: 'Childhelp', number: '1-800-422-4453' },
    ],
  },
  { country: 'GB', emergency: '999', lines: [{ who: 'Childline', number: '0800 1111' }] },
  { country: 'CA', emergency: '911', lines: [{ who: 'Kids Help Phone', number: '1-800-668-6868' }] },
  { country: 'AU', emergency: '000', lines: [{ who: 'Kids Helpline', number: '1800 55 1800' }] },
  { country: 'IE', emergency: EUROPE, lines: [{ who: 'Childline', number: '1800 66 66 66' }] },
  { country: 'NZ', emergency: '111', lines: [{ who: 'Youthline', number: '0800 376 633' }] },
  { country: 'DE', emergency: EUROPE, lines: [{ who: 'Nummer gegen Kummer', number: '116 111' }] },
  { country: 'AT', emergency: EUROPE, lines: [{ who: 'Rat auf Draht', number: '147' }] },
  { country: 'CH', emergency: EUROPE, lines: [{ who: 'Pro Juventute', number: '147' }] },
];

export const helpPage = {
  title: 'Help',
  trustedAdult:
    'Talk to a grown-up you trust right now: a parent, a teacher, a school nurse or a grandparent.',
  keepTelling: 'If the first grown-up does not help, tell another one. You are not in trouble.',
  emergency: 'In danger now? Call the emergency number.',
  /** For a country that is not in the list. */
  elsewhere: "Call your country's emergency number.",
  countries: HELP_COUNTRIES,
} as const;

/** The lines of a country (ISO code, any case); null when it is not in the list. */
export const helpLinesOf = (country: string): HelpCountry | null =>
  HELP_COUNTRIES.find((entry) => entry.country === country.toUpperCase()) ?? null;
