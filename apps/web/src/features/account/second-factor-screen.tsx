import { PRODUCT } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { SecondFactorCard } from './second-factor-card.tsx';

/** What a teacher or tutor sees first where two-step sign-in is required; afterwards they go home. */
export function SecondFactorScreen() {
  const client = useQueryClient();
  const router = useRouter();
  const goHome = async () => {
    await client.resetQueries();
    await router.navigate({ to: '/', replace: true });
  };
  return (
    <>
      <title>{`Two-step sign-in · ${PRODUCT.name}`}</title>
      <div className="stack">
        <h1>One thing before you begin</h1>
        <p>
          You get to see how children learn. So here teachers and tutors sign in with two steps. It takes two
          minutes, once.
        </p>
      </div>
      <SecondFactorCard onSwitchedOn={goHome} />
    </>
  );
}
