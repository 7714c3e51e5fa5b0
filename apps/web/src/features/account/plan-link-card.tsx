import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';

/** The way to the plan: what is used, invoices, cancelling. */
export const PlanLinkCard = () => (
  <section className="panel stack only-with-plans" aria-labelledby="plan">
    <h2 id="plan">Your plan</h2>
    <p>What is used this month, invoices, changing and cancelling.</p>
    <div>
      <StickerButton icon="star" renderRoot={(root) => <Link to="/plan" {...root} />}>
        Look at your plan
      </StickerButton>
    </div>
  </section>
);
