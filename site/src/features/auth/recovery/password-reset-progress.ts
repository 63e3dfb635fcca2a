import { tabStorage } from '../../../shared/store/browser-storage';

/** Progress of a password reset. */
export interface PasswordResetProgress {
  /** Address of the account; empty until a code is requested. */
  email: string;
  /** Time from which another code can be requested, in milliseconds since 1970; 0 until a code is sent. */
  resendAt: number;
  /** Token received for the correct code; it sets one password. */
  resetToken: string | null;
}

export const NO_PASSWORD_RESET: PasswordResetProgress = { email: '', resendAt: 0, resetToken: null };

const KEY = 'sahra.recovery';

const isJourney = (value: unknown): value is PasswordResetProgress =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  typeof value.email === 'string' &&
  'resendAt' in value &&
  typeof value.resendAt === 'number' &&
  'resetToken' in value &&
  (value.resetToken === null || typeof value.resetToken === 'string');

/** Reads the password reset of this tab. It survives a reload and ends when the tab is closed. */
export const readPasswordResetProgress = (): PasswordResetProgress => {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(KEY) ?? 'null');
    return isJourney(stored) ? stored : NO_PASSWORD_RESET;
  } catch {
    return NO_PASSWORD_RESET;
  }
};

export const writePasswordResetProgress = ({ email, resendAt, resetToken }: PasswordResetProgress): void =>
  tabStorage.set(KEY, JSON.stringify({ email, resendAt, resetToken }));

export const clearPasswordResetProgress = (): void => tabStorage.remove(KEY);
