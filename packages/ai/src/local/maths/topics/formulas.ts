import { entryOf } from '../../../policy/text/entry-of.ts';
import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';

const ELEMENTS: Readonly<Record<string, string>> = {
  h: 'hydrogen',
  o: 'oxygen',
  c: 'carbon',
  n: 'nitrogen',
  s: 'sulfur',
  na: 'sodium',
  cl: 'chlorine',
  fe: 'iron',
  ca: 'calcium',
  mg: 'magnesium',
  al: 'aluminum',
};
/** Formulas of school as a child types them: in small letters 'co2' could be cobalt, so only these are read. */
const FORMULAS: Readonly<Record<string, string>> = Object.fromEntries(
  'H2O CO2 CO O2 O3 N2 H2 CH4 NaCl NH3 H2O2 C6H12O6 C12H22O11 HCl H2SO4 NaOH FeO Fe2O3 CaCO3 NO2 SO2 CaO MgO Al2O3 C2H6 C3H8 NaHCO3 CH4O'
    .split(' ')
    .map((formula) => [formula.toLowerCase(), formula]),
);
const NAMES: Readonly<Record<string, string>> = {
  water: 'h2o',
  'carbon dioxide': 'co2',
  methane: 'ch4',
  ammonia: 'nh3',
  ozone: 'o3',
  'table salt': 'nacl',
};

const ASKED = new RegExp(
  `\\bhow many (?:(${Object.values(ELEMENTS).join('|')}) )?atoms? (?:are |does |do |has |have |is )?(?:there )?(?:in )?(?:an? |one |1 )?(?:(\\d{1,2}) )?(?:molecules? of |particles? of )?(\\d{0,2})([a-z]+[a-z0-9]*|${Object.keys(NAMES).join('|')})(?: molecules?)?(?: have| has)?$`,
);

/** How many atoms 'how many hydrogen atoms are in 3 h2o' asks for. */
export function atomsIn(text: string): Worked | null {
  const [, element, apart, before, said = ''] = ASKED.exec(text) ?? [];
  const formula = entryOf(FORMULAS, entryOf(NAMES, said) ?? said);
  if (formula === undefined) return null;
  const molecules = Number(apart || before || 1);
  const parts = [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].map(([, sign = '', count = '']) => ({
    name: entryOf(ELEMENTS, sign.toLowerCase()) ?? sign,
    count: Number(count || 1),
  }));
  const counted = element === undefined ? parts : parts.filter(({ name }) => name === element);
  const inOne = counted.reduce((sum, { count }) => sum + count, 0);
  const all = inOne * molecules;
  const shown = parts.map(({ name, count }) => `${count} ${name}`).join(' and ');
  const noun = `${element === undefined ? '' : `${element} `}${all === 1 ? 'atom' : 'atoms'}`;
  return {
    steps: [
      `A small number counts the atom before it, so ${formula} has ${shown}.`,
      ...(molecules === 1 ? [] : [`${molecules} molecules: ${molecules} × ${inOne} = ${all}.`]),
    ],
    closing: `So there ${all === 1 ? 'is' : 'are'} ${all === 0 ? 'no' : all} ${noun}.`,
    value: exact(BigInt(all)),
    result: String(all),
    skill: 'chemistry-molecules',
  };
}
