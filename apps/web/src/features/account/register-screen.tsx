import { api } from '../../lib/api/api.ts';
import { PRODUCT, TRIAL_DAYS } from '@noodlenaut/domain';
import type { PlanId } from '@noodlenaut/domain';
import { OrDivider } from '@noodlenaut/ui/pieces/base/or-divider';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOfflineError, sentenceOf, serverSentence } from '../../lib/api/error-sentences.ts';
import { keepInvite } from './kept-invite.ts';
import { notify } from '../../lib/notices/notices.ts';
import styles from './account.module.css';
import { CheckedForm } from './checked-form.tsx';
import { Gate } from './gate.tsx';
import { GoogleSignUp } from './google-sign-up.tsx';
import { RegisterFields } from './register-fields.tsx';
import { emptyRegistration, passwordsDiffer, toRegisterRequest } from './register-values.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useEnter } from './use-enter.ts';
import { useWrite } from '../../lib/api/use-write.ts';

const WORDS = ['', 'One thing', 'Two things', 'Three things', 'Four things'] as const;

const failure = (error: unknown): string =>
  serverSentence(error) ?? (isOfflineError(error) ? sentenceOf(error) : 'Please try again.');

type Props = {
  plan: PlanId | null;
  /** The code of staff's invitation to teach here, which the link carried. */
  invite: string | null;
};

export function RegisterScreen({ plan, invite }: Props) {
  const enter = useEnter();
  const empty = emptyRegistration(plan, invite === null ? 'student' : 'teacher');
  const checked = useCheckedForm(empty, 'registerForm', passwordsDiffer);
  useEffect(() => {
    if (invite !== null) keepInvite(invite);
  }, [invite]);
  const { form, showServerIssues } = checked;
  const register = useWrite({
    mutationFn: () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return api.account.register.mutate(toRegisterRequest(form.getValues(), timeZone));
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
      <div className={styles.form}>
        <h1>Create your account</h1>
        {invite !== null && <p className="soft">You are invited to teach here.</p>}
        <GoogleSignUp />
        <OrDivider>or fill in the form</OrDivider>
        <CheckedForm checked={checked} onValid={() => register.mutate()}>
          <RegisterFields checked={checked} />
          <StickerButton type="submit" tone="primary" size="lg" wide pending={register.isPending}>
            {register.isPending ? 'Creating Account...' : 'Create Account'}
          </StickerButton>
          <p className="center small">
            Before you join: the{' '}
            <a className="link" href="/terms" target="_blank" rel="noopener">
              Terms of Service
            </a>{' '}
            and the{' '}
            <a className="link" href="/privacy" target="_blank" rel="noopener">
              Privacy Policy
            </a>{' '}
            of whoever runs this site.
          </p>
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
