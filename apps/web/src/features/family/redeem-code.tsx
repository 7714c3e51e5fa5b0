import { FamilyCodeForm } from '../../lib/family/family-code-form.tsx';
import { FamilyPanel } from './family-panel.tsx';

/** A child who plays already is linked with a code (P1.21). */
export const RedeemCode = () => (
  <FamilyPanel title="Link a child who has an account">
    <FamilyCodeForm action="Ask for the link" />
  </FamilyPanel>
);
