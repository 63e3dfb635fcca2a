import { openStream } from './open-stream';
import type { OpenStream } from './open-stream';
import { startTestGateway } from './test-gateway';
import type { TestGateway } from './test-gateway';

interface StreamTests {
  /** Gateway of the current test. */
  readonly gateway: TestGateway;
  /** Streams that the current test has opened. */
  readonly opened: readonly OpenStream[];
  open: (parts: Parameters<typeof openStream>[1]) => Promise<OpenStream>;
}

/** Starts a gateway for each test of a file. After each test it closes the streams, then the gateway. */
export const streamTests = (changed: Parameters<typeof startTestGateway>[0] = {}): StreamTests => {
  let gateway: TestGateway;
  let opened: OpenStream[] = [];
  beforeEach(async () => {
    gateway = await startTestGateway(changed);
  });
  afterEach(async () => {
    for (const { close } of opened) close();
    opened = [];
    await gateway.close();
  });
  return {
    get gateway() {
      return gateway;
    },
    get opened() {
      return opened;
    },
    open: async (parts) => {
      const stream = await openStream(gateway.origin, parts);
      opened.push(stream);
      return stream;
    },
  };
};
