import { PLANS, PLAN_IDS } from '@noodlenaut/domain';
import { useState } from 'react';
import { Brand } from '../../src/pieces/page/brand.tsx';
import { FieldRow } from '../../src/pieces/form/field-row.tsx';
import { GateLayout } from '../../src/pieces/form/gate-layout.tsx';
import { PasswordField } from '../../src/pieces/form/password-field.tsx';
import { PasswordStrength } from '../../src/pieces/form/password-strength.tsx';
import { PlanChoice, PlanChoiceGroup } from '../../src/pieces/landing/plan-choice.tsx';
import { SelectField } from '../../src/pieces/form/select-field.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { TextField } from '../../src/pieces/form/text-field.tsx';
import { link, nothing } from '../link.tsx';

const ROLE_OPTIONS = ['Student', 'Tutor', 'Teacher', 'Parent'].map((role) => ({ value: role, label: role }));

export default function Register() {
  const [plan, setPlan] = useState('bright-future-brigade');
  return (
    <GateLayout
      brand={<Brand renderRoot={link()} />}
      mood="look-around"
      says="Almost there. Three things to fix."
      wide
    >
      <h1>Create your account</h1>
      <form onSubmit={nothing}>
        <TextField label="Username" defaultValue="jo" error="Use 3 to 50 characters." />
        <FieldRow>
          <TextField label="First name" optional />
          <TextField label="Last name" optional />
        </FieldRow>
        <FieldRow>
          <TextField label="Email" type="email" optional placeholder="you@example.com" />
          <SelectField label="I am a" options={ROLE_OPTIONS} />
        </FieldRow>
        <PlanChoiceGroup legend="Choose a plan">
          {PLAN_IDS.map((id) => (
            <PlanChoice
              key={id}
              group="plan"
              value={id}
              checked={plan === id}
              onChoose={setPlan}
              title={PLANS[id].displayName}
              price={PLANS[id].priceCents === 0 ? 'FREE' : `$${(PLANS[id].priceCents / 100).toFixed(2)}`}
              {...(PLANS[id].priceCents === 0 ? {} : { per: 'per month' })}
              note="3 core subjects"
              {...(id === 'bright-future-brigade' ? { tag: 'MOST POPULAR' } : {})}
            />
          ))}
        </PlanChoiceGroup>
        <PlanChoiceGroup legend="Choose a plan (refused)" error="Please select a subscription plan">
          <PlanChoice
            group="p2"
            value="a"
            checked={false}
            onChoose={nothing}
            title="STEM Blazers"
            price="$9.99"
            note="All"
          />
        </PlanChoiceGroup>
        <FieldRow>
          <PasswordField
            label="Password"
            hint="6 to 100 characters. Grown-ups: 10 or more is safer."
            defaultValue="constellation"
            after={<PasswordStrength score={3} text="Strong" />}
          />
          <PasswordField label="Confirm password" error="Passwords don't match" defaultValue="constelation" />
        </FieldRow>
        <StickerButton type="submit" tone="primary" size="lg" wide pending>
          Create Account
        </StickerButton>
      </form>
    </GateLayout>
  );
}
