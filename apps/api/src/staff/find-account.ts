import { StaffError, type StaffContext } from './staff-context.ts';

/** @throws StaffError when nobody signs in with this name */
export async function findAccount({ store }: StaffContext, username: string) {
  const account = await store.staff.find(username);
  if (!account) throw new StaffError(`Nobody signs in as "${username}". Look at the spelling.`);
  return account;
}
