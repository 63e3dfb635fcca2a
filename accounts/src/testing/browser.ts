interface Sent {
  method?: string;
  headers: Record<string, string>;
  body?: string | URLSearchParams;
}

/** HTTP client that keeps cookies as a browser does; it does not follow redirects. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  async form(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.send(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  }

  async json(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Fetches the CSRF token of the forms and keeps its cookie. */
  async csrfToken(): Promise<string> {
    const { csrfToken } = (await (await this.get('/api/auth/csrf')).json()) as { csrfToken: string };
    return csrfToken;
  }

  async signIn(email: string, password: string, more: Record<string, string> = {}): Promise<Response> {
    const csrfToken = await this.csrfToken();
    return this.form('/api/auth/callback/credentials', { csrfToken, email, password, json: 'true', ...more });
  }

  private async send(path: string, init: Sent) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, this.url), {
      ...init,
      headers: { ...this.headers, ...(cookie && { cookie }), ...init.headers },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.trim().split(/=(.*)/s);
    const gone = attributes.some((attribute) =>
      /^\s*(?:max-age=0|expires=Thu, 01 Jan 1970)/i.test(attribute),
    );
    if (gone || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
