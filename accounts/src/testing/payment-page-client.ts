import { Browser } from './browser';

const TOKEN = /name="form_token" value="([\w-]+)"/;

const pageOf = (path: string): string => /^\/pay\/[^/?]+/.exec(path)?.[0] ?? path;

/** Client for the pages under `/pay`. Like a browser, it sends the form token of the page that it loaded first. */
export class PaymentPageClient {
  readonly browser: Browser;
  private readonly tokens = new Map<string, string>();

  constructor(url: string) {
    this.browser = new Browser(url);
  }

  async get(path: string): Promise<Response> {
    const response = await this.browser.get(path);
    this.remember(path, await response.clone().text());
    return response;
  }

  async post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.browser.form(path, { ...fields, form_token: await this.tokenOf(path) }, headers);
  }

  /** Returns the form token of a page: one per payment session, and one for `/pay/store`. */
  private async tokenOf(path: string): Promise<string> {
    const page = pageOf(path);
    for (const place of [page, `${page}/challenge`]) if (!this.tokens.has(page)) await this.get(place);
    return this.tokens.get(page) ?? '';
  }

  private remember(path: string, text: string): void {
    const token = TOKEN.exec(text)?.[1];
    if (token !== undefined) this.tokens.set(pageOf(path), token);
  }
}
