/**
 * When somebody answers here, in the operator's own words: beside "24/7" and "community support", which are the plan's name for it
 * (decision 0092). Nothing while it is not known.
 */
export function SupportHours({ hours }: { hours: string | null | undefined }) {
  if (hours === undefined) return null;
  return (
    <p className="soft">
      {hours === null
        ? 'Support answers by mail. Whoever runs this site has not stated any hours.'
        : `Support answers by mail. Hours here: ${hours}`}
    </p>
  );
}
