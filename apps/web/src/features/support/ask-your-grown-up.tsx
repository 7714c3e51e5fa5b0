/** Children write to nobody they do not know: their grown-up asks for them. */
export function AskYourGrownUp() {
  return (
    <section className="panel stack" aria-labelledby="ask">
      <h2 id="ask">Ask your grown-up</h2>
      <p>A grown-up can write to us for you. Show them this page!</p>
    </section>
  );
}
