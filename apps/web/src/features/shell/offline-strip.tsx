import { OfflineBanner } from '@noodlenaut/ui/pieces/page/offline-banner';
import { useRouter } from '@tanstack/react-router';
import { useOnline } from '../../lib/live/use-online.ts';

/** Says so while the browser has no network. What was loaded stays on the screen. */
export function OfflineStrip() {
  const isOnline = useOnline();
  const router = useRouter();
  if (isOnline) return null;
  return (
    <OfflineBanner
      title="You are offline."
      text="You can still see what is here. Connect again to go on."
      onRetry={() => void router.invalidate()}
    />
  );
}
