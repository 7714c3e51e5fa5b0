const list = (names: string) => names.split('|');

/** Countries by continent, named as Natural Earth names them; what is not listed here belongs to Asia. */
const COUNTRIES = {
  Africa: list(
    "Algeria|Angola|Benin|Botswana|Burkina Faso|Burundi|Cabo Verde|Cameroon|Central African Rep.|Chad|Comoros|Congo|Côte d'Ivoire|Dem. Rep. Congo|Djibouti|Egypt|Eq. Guinea|Eritrea|Ethiopia|Gabon|Gambia|Ghana|Guinea|Guinea-Bissau|Kenya|Lesotho|Liberia|Libya|Madagascar|Malawi|Mali|Mauritania|Mauritius|Morocco|Mozambique|Namibia|Niger|Nigeria|Rwanda|S. Sudan|Saint Helena|São Tomé and Principe|Senegal|Seychelles|Sierra Leone|Somalia|Somaliland|South Africa|Sudan|Tanzania|Togo|Tunisia|Uganda|W. Sahara|Zambia|Zimbabwe|eSwatini",
  ),
  Europe: list(
    'Albania|Andorra|Austria|Belarus|Belgium|Bosnia and Herz.|Bulgaria|Croatia|Czechia|Denmark|Estonia|Faeroe Is.|Finland|France|Germany|Greece|Guernsey|Hungary|Iceland|Ireland|Isle of Man|Italy|Jersey|Kosovo|Latvia|Liechtenstein|Lithuania|Luxembourg|Macedonia|Malta|Moldova|Monaco|Montenegro|Netherlands|North Macedonia|Norway|Poland|Portugal|Romania|San Marino|Serbia|Slovakia|Slovenia|Spain|Sweden|Switzerland|Ukraine|United Kingdom|Vatican|Åland',
  ),
  'North America': list(
    'Anguilla|Antigua and Barb.|Aruba|Bahamas|Barbados|Belize|Bermuda|British Virgin Is.|Canada|Cayman Is.|Costa Rica|Cuba|Curaçao|Dominica|Dominican Rep.|El Salvador|Greenland|Grenada|Guatemala|Haiti|Honduras|Jamaica|Mexico|Montserrat|Nicaragua|Panama|Puerto Rico|Saint Lucia|St-Barthélemy|St-Martin|Sint Maarten|St. Kitts and Nevis|St. Pierre and Miquelon|St. Vin. and Gren.|Trinidad and Tobago|Turks and Caicos Is.|U.S. Virgin Is.|United States of America',
  ),
  'South America': list(
    'Argentina|Bolivia|Brazil|Chile|Colombia|Ecuador|Falkland Is.|Guyana|Paraguay|Peru|S. Geo. and the Is.|Suriname|Uruguay|Venezuela',
  ),
  Oceania: list(
    'American Samoa|Ashmore and Cartier Is.|Australia|Cook Is.|Fiji|Fr. Polynesia|Guam|Kiribati|Marshall Is.|Micronesia|N. Mariana Is.|Nauru|New Caledonia|New Zealand|Niue|Norfolk Island|Palau|Papua New Guinea|Pitcairn Is.|Samoa|Solomon Is.|Tonga|Tuvalu|Vanuatu|Wallis and Futuna Is.',
  ),
  Antarctica: list('Antarctica|Fr. S. Antarctic Lands|Heard I. and McDonald Is.'),
} as const;

/** The continent of one piece of a country; some countries reach over two, or keep islands on another. */
export function continentOf(country: string, [lon, lat]: readonly [number, number]): string {
  if (country === 'Russia') return lon < 60 && lon > 0 ? 'Europe' : 'Asia';
  if (country === 'France' && lon < -40) return lat < 10 ? 'South America' : 'North America';
  if (country === 'France' && lat < 0) return 'Africa';
  if (country === 'Netherlands' && lon < -40) return 'North America';
  if (country === 'Spain' && lat < 30) return 'Africa';
  const found = Object.entries(COUNTRIES).find(([, names]) => names.includes(country));
  return found?.[0] ?? 'Asia';
}

const FULL = new Map([
  ['Antigua and Barb.', 'Antigua and Barbuda'],
  ['Bosnia and Herz.', 'Bosnia and Herzegovina'],
  ['Central African Rep.', 'Central African Republic'],
  ["Côte d'Ivoire", 'Ivory Coast'],
  ['Dem. Rep. Congo', 'Democratic Republic of the Congo'],
  ['Dominican Rep.', 'Dominican Republic'],
  ['Eq. Guinea', 'Equatorial Guinea'],
  ['Falkland Is.', 'Falkland Islands'],
  ['Macedonia', 'North Macedonia'],
  ['Marshall Is.', 'Marshall Islands'],
  ['S. Sudan', 'South Sudan'],
  ['Solomon Is.', 'Solomon Islands'],
  ['W. Sahara', 'Western Sahara'],
  ['eSwatini', 'Eswatini'],
]);

/** The English name in full. */
export const countryName = (name: string): string => FULL.get(name) ?? name;
