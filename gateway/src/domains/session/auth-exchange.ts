import type { AccountsClient } from '../../upstreams/accounts/accounts.client';
import type { CallerReading } from '../../upstreams/accounts/caller';
import type {
  AccountDeletion,
  AccountRecoveryRecord,
  DeletedRecoverable,
  Registration,
  SessionRecord,
} from '../../upstreams/accounts/accounts-records';
import type { PasswordReset } from '../../upstreams/accounts/identity.calls';
import type { UpstreamAnswer } from '../../upstreams/http/upstream-client';
import { authCookiesOf, authSetCookiesOf, cookieName, cookiesAfter } from './auth-cookies';

/** The browser's side of the exchange. */
export interface BrowserSide {
  cookie: string | undefined;
  /** Replaces all Set-Cookie headers of the answer. */
  setCookies: (headers: string[]) => void;
  callbackUrl: string;
}

const isSession = (body: SessionRecord | Record<string, never>): body is SessionRecord => 'token' in body;

/** Calls of accounts that read or set the browser's auth cookies; cookies pass both ways by name. */
export class AuthExchange {
  #cookie: string | undefined;
  /** The last word of accounts on each cookie: a browser is told once. */
  private readonly received = new Map<string, string>();

  constructor(
    private readonly accounts: AccountsClient,
    private readonly caller: CallerReading,
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

  /** Signs in, then asks the new cookie's session for its bearer. An account that its viewer deleted is answered with what recovers it. */
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

  /** Deletes the account of the bearer's viewer; answers until when it can be recovered (ISO 8601). */
  async deleteAccount(deletion: AccountDeletion): Promise<string> {
    const answer = this.accounts.deleteAccount(this.caller, this.#cookie, deletion);
    return (await this.#passing(answer)).data.recover_until;
  }

  /** The recovery that this browser was offered at sign-in; null without one. */
  async recoveryOffer(): Promise<AccountRecoveryRecord | null> {
    return (await this.#passing(this.accounts.recoveryOffer(this.caller, this.#cookie))).data;
  }

  async recoverAccount(recoveryToken: string): Promise<SessionRecord> {
    const answer = this.accounts.recoverAccount(this.caller, this.#cookie, recoveryToken);
    return (await this.#passing(answer)).data;
  }

  /** Answers the token that `resetPassword` asks for. */
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

  async #passing<Body>(call: Promise<UpstreamAnswer<Body>>): Promise<Body> {
    const { body, setCookies } = await call;
    const own = authSetCookiesOf(setCookies);
    for (const cookie of own) this.received.set(cookieName(cookie), cookie);
    this.browser.setCookies([...this.received.values()]);
    this.#cookie = cookiesAfter(this.#cookie, own);
    return body;
  }
}
