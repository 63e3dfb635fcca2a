/** Jest's globalTeardown: stops the server that `jest-database.setup` started and removes its files. */
const tearDown = async (): Promise<void> => {
  await globalThis.sahraTestServer?.stop();
  globalThis.sahraTestServer = undefined;
};

export default tearDown;
