import { Browser } from './browser';

const TOKEN = /name="form_token" value="([\w-]+)"/;

const pageOf = (path: string): string => /^\/pay\/[^/?]+/.exec(path)?.[0] ?? path;

/** Uses the pages under `/pay` as a browser does: what it sends carries the token of the page that it saw first. */
export class PayVisitor {
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

  /** Token of the form at a page: one for each session of a payment, and for `/pay/store`. */
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
