import { trpc } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

/** For who has neither a confirmed address nor recovery codes: who forgets the password then is locked out (decision 0066). */
export function WayBackLine() {
  const { data: ways } = useQuery(trpc.account.waysBack.queryOptions());
  if (ways === undefined || ways.isConfirmed || ways.codesLeft > 0) return null;
  return (
    <FlatPanel label="If you forget your password">
      <div className="row spread">
        <p>
          <b>If you forget your password, you cannot get in again.</b> Confirm an e-mail address or print
          recovery codes. It takes a minute.
        </p>
        <FlatButton renderRoot={(root) => <Link to="/account" {...root} />}>Make it safe</FlatButton>
      </div>
    </FlatPanel>
  );
}
