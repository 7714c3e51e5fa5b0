/** Answers that need nobody. */
export function OftenAsked() {
  return (
    <section className="stack" aria-labelledby="often-asked">
      <h2 id="often-asked">Often asked</h2>
      <ul>
        <li>
          Forgot the password? Grown-ups ask for a link on the page{' '}
          <a href="/forgot-password">Forgot your password?</a>. Children ask their grown-up or teacher.
        </li>
        <li>A lesson does not open? Go back to the dashboard and try again. Your place is saved.</li>
        <li>Signed in on a lost device? Open Account and press Sign out everywhere.</li>
      </ul>
    </section>
  );
}
