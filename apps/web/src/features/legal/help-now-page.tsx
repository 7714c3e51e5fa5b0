import { helpPage } from '@noodlenaut/domain';
import { PaperPage } from './paper-page.tsx';

/** Names of countries in the visitor's own browser. */
const countryName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
const numberLink = (number: string) => <a href={`tel:${number.replaceAll(/[^0-9+]/g, '')}`}>{number}</a>;

/** Who helps a child now: first a grown-up near, then numbers to call. It needs no account and no further request. */
export function HelpNowPage() {
  const [home, ...others] = helpPage.countries;
  return (
    <PaperPage title="People who help">
      <p>
        <b>{helpPage.trustedAdult}</b>
      </p>
      <p>{helpPage.keepTelling}</p>
      <h2>{helpPage.emergency}</h2>
      {home !== undefined && (
        <ul>
          <li>
            Emergency, {countryName(home.country)}: {numberLink(home.emergency)}
          </li>
          {home.lines.map(({ who, number }) => (
            <li key={who}>
              {who}: {numberLink(number)}
            </li>
          ))}
        </ul>
      )}
      <h2>In other countries</h2>
      <ul>
        {others.map(({ country, emergency, lines }) => (
          <li key={country}>
            {countryName(country)}: {numberLink(emergency)}
            {lines.map(({ who, number }) => (
              <span key={who}>
                {' · '}
                {who} {numberLink(number)}
              </span>
            ))}
          </li>
        ))}
        <li>{helpPage.elsewhere}</li>
      </ul>
    </PaperPage>
  );
}
