import { startTestServer, type TestServer } from './test-server';

declare global {
  var sahraTestServer: TestServer | undefined;
}

/**
 * Jest's globalSetup: starts one database server for the whole run. TEST_DATABASE_URL is its URL,
 * TEST_DATABASE_FILES a folder removed with it.
 */
const setUp = async (): Promise<void> => {
  globalThis.sahraTestServer = await startTestServer();
  process.env['TEST_DATABASE_URL'] = globalThis.sahraTestServer.url;
  process.env['TEST_DATABASE_FILES'] = globalThis.sahraTestServer.files;
};

export default setUp;
