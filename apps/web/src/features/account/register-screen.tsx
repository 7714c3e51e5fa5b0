import { PRODUCT, TRIAL_DAYS } from '@noodlenaut/domain';
import type { PlanId } from '@noodlenaut/domain';
import { OrDivider } from '@noodlenaut/ui/pieces/or-divider';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../lib/api.ts';
import { isOfflineError, sentenceOf, serverSentence } from '../../lib/errors.ts';
import { notify } from '../../lib/notices.ts';
import looks from './account.module.css';
import { CheckedForm } from './checked-form.tsx';
import { Gate } from './gate.tsx';
import { GoogleSignUp } from './google-sign-up.tsx';
import { RegisterFields } from './register-fields.tsx';
import { emptyRegistration, passwordsDiffer, toRegisterRequest } from './register-values.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useEnter } from './use-enter.ts';

const loadSchema = async () => (await import('./schemas.ts')).registerForm;
const WORDS = ['', 'One thing', 'Two things', 'Three things', 'Four things'] as const;

const failure = (error: unknown): string =>
  serverSentence(error) ?? (isOfflineError(error) ? sentenceOf(error) : 'Please try again.');

export function RegisterScreen({ plan }: { plan: PlanId | null }) {
  const enter = useEnter();
  const checked = useCheckedForm(emptyRegistration(plan), loadSchema, passwordsDiffer);
  const { form, showServerIssues } = checked;
  const register = useMutation({
    mutationFn: () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return call('account.register', toRegisterRequest(form.getValues(), timeZone));
    },
    onSuccess: async (reply) => {
      await enter(reply);
      const { planName, isTrialing } = reply.subscription;
      notify({
        title: `Welcome to ${PRODUCT.name}`,
        description: isTrialing ? `${planName} (${TRIAL_DAYS}-day free trial)` : planName,
        tone: 'success',
      });
    },
    onError: (error) => {
      showServerIssues(error);
      notify({ title: 'Registration failed', description: failure(error), tone: 'destructive' });
    },
  });
  const toFix = Object.keys(form.errors).length;
  const says =
    toFix === 0 ? 'Welcome to the crew!' : `Almost there. ${WORDS[toFix] ?? 'A few things'} to fix.`;

  return (
    <Gate title="Create your account" wide mood={toFix === 0 ? 'excited' : 'look-around'} says={says}>
      <div className={looks.form}>
        <h1>Create your account</h1>
        <GoogleSignUp />
        <OrDivider>or fill in the form</OrDivider>
        <CheckedForm checked={checked} onValid={() => register.mutate()}>
          <RegisterFields checked={checked} />
          <StickerButton type="submit" tone="primary" size="lg" wide pending={register.isPending}>
            {register.isPending ? 'Creating Account...' : 'Create Account'}
          </StickerButton>
          <p className="center">
            Already have an account?{' '}
            <Link className="link" to="/login">
              Power On
            </Link>
          </p>
        </CheckedForm>
      </div>
    </Gate>
  );
}
