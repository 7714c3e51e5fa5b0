import { trpc } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

/** The way to the school page, for those to whom staff gave the right (decision 0110). */
export function SchoolLink() {
  const { data } = useQuery(trpc.school.right.queryOptions());
  return data?.isAdministrator === true ? (
    <FlatButton renderRoot={(root) => <Link to="/school" {...root} />}>School page</FlatButton>
  ) : null;
}
