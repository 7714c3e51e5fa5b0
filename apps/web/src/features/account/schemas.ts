/** What checks the account's forms. Loaded when a form first has the focus: zod is no part of the first load. */
export {
  changePasswordRequest,
  confirmPasswordReset,
  confirmSecondFactorRequest,
  loginRequest,
  profileSetupRequest,
  registerForm,
  requestPasswordReset,
  setAddressRequest,
  setNameRequest,
  useRecoveryCodeRequest,
} from '@noodlenaut/contract';
export { schemaResolver } from '@mantine/form';
