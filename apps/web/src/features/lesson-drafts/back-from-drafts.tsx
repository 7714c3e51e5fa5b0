import { WayBack } from '@noodlenaut/ui/pieces/grown-up/way-back';
import { Link } from '@tanstack/react-router';

/** From the list of drafts back to the class; from a draft, with `toList`, back to the list. */
export const BackFromDrafts = ({
  classId,
  name,
  toList = false,
}: {
  classId: string;
  name: string;
  toList?: boolean;
}) => (
  <WayBack
    renderRoot={(root) => (
      <Link to={toList ? '/classes/$classId/drafts' : '/classes/$classId'} params={{ classId }} {...root} />
    )}
  >
    {name}
  </WayBack>
);
