import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's own fetch classes, because Node's fetch accepts only Node's AbortController. */
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
