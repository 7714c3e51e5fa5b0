import { IconButton } from '@noodlenaut/ui/pieces/base/icon-button';
import { useEffect } from 'react';
import { setHelperOpen, setHelperPlace, useHelperPanel, type HelperPlace } from './helper-panel.ts';

type Props = { place: HelperPlace | null; wasWrong: boolean; size: 'lg' | 'xl' };

/** Opens and closes the helper in a lesson or in practice (S2.068), and tells it what the child looks at. */
export function HelperButton({ place, wasWrong, size }: Props) {
  const { isOpen } = useHelperPanel();
  const key = JSON.stringify(place);
  useEffect(() => {
    setHelperPlace(JSON.parse(key), wasWrong);
    return () => setHelperPlace(null, false);
  }, [key, wasWrong]);
  return (
    <IconButton
      icon="chat"
      size={size}
      label="Ask Noodle"
      aria-expanded={isOpen}
      onClick={() => setHelperOpen(!isOpen)}
    />
  );
}
