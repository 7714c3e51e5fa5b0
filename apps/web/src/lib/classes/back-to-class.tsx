import { WayBack } from '@noodlenaut/ui/pieces/grown-up/way-back';
import { Link } from '@tanstack/react-router';

/** A link back to the class. */
export const BackToClass = ({ classId, name }: { classId: string; name: string }) => (
  <WayBack renderRoot={(root) => <Link to="/classes/$classId" params={{ classId }} {...root} />}>
    {name}
  </WayBack>
);
