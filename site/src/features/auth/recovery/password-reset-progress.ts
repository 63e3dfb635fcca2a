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

/** Fallback when `sessionStorage` is not available: the progress is lost on reload. */
let held = NO_PASSWORD_RESET;

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
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isJourney(stored) ? stored : held;
  } catch {
    return held;
  }
};

export const writePasswordResetProgress = ({ email, resendAt, resetToken }: PasswordResetProgress): void => {
  held = { email, resendAt, resetToken };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // The in-memory copy above remains.
  }
};

export const clearPasswordResetProgress = (): void => {
  held = NO_PASSWORD_RESET;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
};
