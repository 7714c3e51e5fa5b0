import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import type { FamilyChild } from './family-child.ts';
import { FamilyPanel } from './family-panel.tsx';

/** The way to what the child asked the AI helper, and to its hours and limits (P7.16). */
export const HelperCard = ({ child }: { child: FamilyChild }) => (
  <FamilyPanel title={`${child.name} and the AI helper`}>
    <p className="soft">Read what was said, choose hours and a limit, see what the helper is told.</p>
    <FlatButton
      icon={<Icon name="chat" size={18} />}
      renderRoot={(root) => <Link to="/family/helper/$childId" params={{ childId: child.id }} {...root} />}
    >
      Open the helper’s page
    </FlatButton>
  </FamilyPanel>
);
