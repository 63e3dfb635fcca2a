import { validateEmail } from '../../../shared/form/validate-email';
import { validatePassword } from '../../../shared/form/validate-password';
import type { RegistrationValues } from './registration.machine';

/** Codes of what is wrong with a registration, by field. */
export const validateRegistration = (
  values: RegistrationValues,
): Partial<Record<keyof RegistrationValues, string | undefined>> => ({
  name: values.name.trim() ? undefined : 'NAME_REQUIRED',
  email: validateEmail(values.email),
  password: validatePassword(values.password, values.email),
  termsAccepted: values.termsAccepted ? undefined : 'TERMS_REQUIRED',
});
