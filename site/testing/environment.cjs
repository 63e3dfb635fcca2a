const { default: JSDOMEnvironment } = require('jest-environment-jsdom');
const { default: NodeEnvironment } = require('jest-environment-node');

/** Browser APIs that jsdom lacks. */
const MISSING = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
];

class PageEnvironment extends JSDOMEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] = globalThis[name];
  }
}

/** Test environment: jsdom for tests of pages, plain Node for tests of the server and the build. */
module.exports = class {
  constructor(config, context) {
    return context.testPath.includes('/site/src/')
      ? new PageEnvironment(config, context)
      : new NodeEnvironment(config, context);
  }
};
