import type { MapPiece } from './map-file.ts';

const OTHER_NAMES = new Map([
  ['america', 'united states of america'],
  ['australia and oceania', 'oceania'],
  ['britain', 'united kingdom'],
  ['burma', 'myanmar'],
  ['cape verde', 'cabo verde'],
  ["côte d'ivoire", 'ivory coast'],
  ['czech republic', 'czechia'],
  ['dr congo', 'democratic republic of the congo'],
  ['east timor', 'timor-leste'],
  ['great britain', 'united kingdom'],
  ['holland', 'netherlands'],
  ['republic of the congo', 'congo'],
  ['swaziland', 'eswatini'],
  ['the bahamas', 'bahamas'],
  ['the gambia', 'gambia'],
  ['the netherlands', 'netherlands'],
  ['türkiye', 'turkey'],
  ['uk', 'united kingdom'],
  ['united states', 'united states of america'],
  ['us', 'united states of america'],
  ['usa', 'united states of america'],
]);

/** The pieces of a map that a name means: a continent or a country. */
export function piecesNamed(pieces: readonly MapPiece[], name: string): MapPiece[] {
  const given = name.toLowerCase();
  const meant = OTHER_NAMES.get(given) ?? given;
  // Australia is a country of Oceania and, for many a lesson, the name of a continent: the country is what is drawn.
  return pieces.filter(
    ({ country, continent }) => country.toLowerCase() === meant || continent.toLowerCase() === meant,
  );
}
