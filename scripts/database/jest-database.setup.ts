import { startTestServer, type TestServer } from './test-server';

declare global {
  var sahraTestServer: TestServer | undefined;
}

/** Jest's globalSetup: one database server for the whole run, named by TEST_DATABASE_URL; TEST_DATABASE_FILES is a folder that goes with it. */
const setUp = async (): Promise<void> => {
  globalThis.sahraTestServer = await startTestServer();
  process.env['TEST_DATABASE_URL'] = globalThis.sahraTestServer.url;
  process.env['TEST_DATABASE_FILES'] = globalThis.sahraTestServer.files;
};

export default setUp;
