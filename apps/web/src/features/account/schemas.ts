/** The schemas of the account's forms. Loaded when a form is first touched: zod is no part of the first load. */
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
