import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's own classes of requests, because Node's fetch sends only its own files. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, FormData, File, Blob, TextDecoder });
  }
}
