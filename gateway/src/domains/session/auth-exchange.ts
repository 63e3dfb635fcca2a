import type { AccountsClient } from '../../upstreams/accounts/accounts.client';
import type { CallerContext } from '../../upstreams/accounts/caller-context';
import type {
  AccountDeletion,
  AccountRecoveryRecord,
  DeletedRecoverable,
  Registration,
  SessionRecord,
} from '../../upstreams/accounts/accounts-records';
import type { PasswordReset } from '../../upstreams/accounts/identity.calls';
import type { UpstreamResponse } from '../../upstreams/http/upstream-client';
import { authCookiesOf, authSetCookiesOf, cookieName, applySetCookies } from './auth-cookies';

/** Browser side of the exchange: its cookies, and how to set them. */
export interface BrowserSide {
  cookie: string | undefined;
  /** Replaces all Set-Cookie headers of the response. */
  setCookies: (headers: string[]) => void;
  callbackUrl: string;
}

const isSession = (body: SessionRecord | Record<string, never>): body is SessionRecord => 'token' in body;

/**
 * Calls of accounts that read or set the browser's auth cookies. Only auth
 * cookies are passed, in both directions.
 */
export class AuthExchange {
  #cookie: string | undefined;
  /** Latest Set-Cookie of accounts for each cookie name, so that the browser receives each cookie only once. */
  private readonly received = new Map<string, string>();

  constructor(
    private readonly accounts: AccountsClient,
    private readonly caller: CallerContext,
    private readonly browser: BrowserSide,
  ) {
    this.#cookie = authCookiesOf(browser.cookie);
  }

  async csrfToken(): Promise<string> {
    return (await this.#passing(this.accounts.csrf(this.caller, this.#cookie))).csrfToken;
  }

  async session(): Promise<SessionRecord | null> {
    const body = await this.#passing(this.accounts.session(this.caller, this.#cookie));
    return isSession(body) ? body : null;
  }

  /**
   * Signs in, then reads the access token of the new session. For a soft-deleted account, returns
   * what the client needs to recover it.
   */
  async signIn(credentials: {
    email: string;
    password: string;
    csrfToken: string;
  }): Promise<SessionRecord | DeletedRecoverable | null> {
    const { callbackUrl } = this.browser;
    const form = { ...credentials, callbackUrl };
    const answer = await this.#passing(this.accounts.signIn(this.caller, this.#cookie, form));
    return 'meta' in answer ? answer : this.session();
  }

  async register(registration: Registration): Promise<SessionRecord> {
    const answer = this.accounts.register(this.caller, this.#cookie, registration);
    return (await this.#passing(answer)).data;
  }

  /**
   * Deletes the account of the access token's viewer.
   * @returns the time until which it can be recovered (ISO 8601)
   */
  async deleteAccount(deletion: AccountDeletion): Promise<string> {
    const answer = this.accounts.deleteAccount(this.caller, this.#cookie, deletion);
    return (await this.#passing(answer)).data.recover_until;
  }

  /** Reads the account recovery that this browser was offered at sign-in; null when there is none. */
  async recoveryOffer(): Promise<AccountRecoveryRecord | null> {
    return (await this.#passing(this.accounts.recoveryOffer(this.caller, this.#cookie))).data;
  }

  async recoverAccount(recoveryToken: string): Promise<SessionRecord> {
    const answer = this.accounts.recoverAccount(this.caller, this.#cookie, recoveryToken);
    return (await this.#passing(answer)).data;
  }

  /**
   * Verifies a code.
   * @returns the token that `resetPassword` requires
   */
  async checkCode(input: { email: string; code: string }): Promise<string> {
    return (await this.#passing(this.accounts.checkCode(this.caller, this.#cookie, input))).data.reset_token;
  }

  async resetPassword(reset: PasswordReset): Promise<void> {
    await this.#passing(this.accounts.resetPassword(this.caller, this.#cookie, reset));
  }

  async signOut(csrfToken: string): Promise<void> {
    const { callbackUrl } = this.browser;
    await this.#passing(this.accounts.signOut(this.caller, this.#cookie, { csrfToken, callbackUrl }));
  }

  async #passing<Body>(call: Promise<UpstreamResponse<Body>>): Promise<Body> {
    const { body, setCookies } = await call;
    const own = authSetCookiesOf(setCookies);
    for (const cookie of own) this.received.set(cookieName(cookie), cookie);
    this.browser.setCookies([...this.received.values()]);
    this.#cookie = applySetCookies(this.#cookie, own);
    return body;
  }
}
