const { sep } = require('node:path');

const { TestEnvironment } = require('jest-environment-node');

const COMPILED = `${sep}.strapi${sep}`;
const SIGNALS = ['SIGTERM', 'SIGINT'];
const listenersOf = () => SIGNALS.map((signal) => [signal, process.listeners(signal)]);

/**
 * Node environment in which all test files of a worker share the modules of Strapi. Loading them takes longer than
 * starting Strapi, and longer than most tests.
 */
module.exports = class StrapiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.defineProperty(this.global, 'loadedStrapi', { get: () => require('@strapi/strapi') });
    // Strapi reads the variables of the process, which Jest copies for each file.
    this.variables = { ...process.env };
    this.global.process.env = process.env;
    this.listeners = listenersOf();
  }

  async teardown() {
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    for (const [signal, kept] of this.listeners)
      for (const listener of process.listeners(signal))
        if (!kept.includes(listener)) process.off(signal, listener);
    // The compiled cms reads its settings when it is loaded.
    for (const file of Object.keys(require.cache)) if (file.includes(COMPILED)) delete require.cache[file];
    await super.teardown();
  }
};
