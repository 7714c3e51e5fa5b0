import { IconButton } from '@noodlenaut/ui/pieces/base/icon-button';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { notify } from '../notices/notices.ts';

type Panel = ComponentType<{ onClose: () => void }>;

/** Opens the comfort panel; its code comes with the first press. */
export function ComfortButton({
  tone = 'plain',
  size = 'lg',
}: {
  tone?: 'plain' | 'onSky';
  size?: 'lg' | 'xl';
}) {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const open = async () => {
    try {
      const { ComfortPanel } = await import('./comfort-panel.tsx');
      setPanel(() => ComfortPanel);
    } catch (cause) {
      console.warn('The comfort panel did not load', cause);
      notify({
        title: 'That did not open',
        description: 'Please try again in a moment.',
        tone: 'destructive',
      });
    }
  };
  return (
    <>
      <IconButton
        icon="sliders"
        tone={tone}
        size={size}
        label="Comfort: colors, letters, sound"
        aria-haspopup="dialog"
        onClick={() => void open()}
      />
      {Panel !== null && <Panel onClose={() => setPanel(null)} />}
    </>
  );
}
