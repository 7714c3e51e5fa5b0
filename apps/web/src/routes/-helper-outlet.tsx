import { HelperFloat } from '@noodlenaut/ui/pieces/chat/helper-float';
import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy, useEffect } from 'react';
import { setHelperOpen, useHelperPanel } from '../lib/chat/helper-panel.ts';

const ChatPanel = lazy(async () => ({
  default: (await import('../features/chat/chat-panel.tsx')).ChatPanel,
}));
/** Lessons and practice have the button in their head; in games nobody helps. */
const WITHOUT_BUTTON = /^\/(?:lesson|practice|multiplayer\/game|account-setup|help-now)/;
const WITHOUT_HELPER = /^\/(?:multiplayer\/game|account-setup|help-now)/;

/** The helper of a student: a floating button on every page, and the panel, whose code comes when it opens (S2.068). */
export function HelperOutlet() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { isOpen } = useHelperPanel();
  const isHere = !WITHOUT_HELPER.test(path);
  // Whoever signs in next finds it closed.
  useEffect(() => {
    if (!isHere) setHelperOpen(false);
  }, [isHere]);
  if (!isHere) return null;
  return (
    <>
      {!WITHOUT_BUTTON.test(path) && <HelperFloat isOpen={isOpen} onPress={() => setHelperOpen(!isOpen)} />}
      {isOpen && (
        <Suspense fallback={null}>
          <ChatPanel onClose={() => setHelperOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
