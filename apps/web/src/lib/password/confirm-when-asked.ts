import { ApiError } from '../api/api-error.ts';

/**
 * A call that may want its person to prove who they are once more (security 2.2): then they are asked, and it is made again.
 * @param confirm sends the password
 */
export async function confirmWhenAsked<Reply>(
  ask: () => Promise<Reply>,
  confirm: (password: string) => Promise<unknown>,
): Promise<Reply> {
  const control = document.activeElement;
  try {
    return await ask();
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.code !== 'reauth_required') throw refusal;
    const { withFreshPassword } = await import('./with-fresh-password.tsx');
    return withFreshPassword(ask, { refusal, control, confirm });
  }
}
