import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom without its own idea of the network: a page and Node's fetch, which insists on Node's AbortController. */
// oxlint-disable-next-line import/no-default-export -- Jest takes an environment by its default export.
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      TextDecoder,
    });
  }
}
