import asyncHooks from 'node:async_hooks';
import Module, { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { TestEnvironment } from 'jest-environment-node';

import { compileOnce } from './compile-once.mjs';

/** Large packages without state, which all suites of a process share. Native modules are loaded once per process. */
const SHARED = /[\\/]node_modules[\\/](?:date-fns|lodash|mime-db|semver|zod)[\\/]|\.node$/;

const require = createRequire(import.meta.url);
const { AsyncLocalStorage } = asyncHooks;

/** Returns a module that requires others as a file in this folder does. */
const moduleHere = () => {
  const module = new Module(fileURLToPath(import.meta.url));
  module.paths = require.resolve.paths('@strapi/strapi');
  return module;
};

/** Returns the modules that `module` requires, and those that they require. */
const requiredBy = ({ children }) => {
  const found = new Set(children);
  for (const each of found) for (const child of each.children) found.add(child);
  return found;
};

/** Forgets what `module` requires, so that the next Strapi begins with the state of none. `kept`: paths of others. */
const forgetModules = (module, kept) => {
  const forgotten = new Set();
  for (const each of requiredBy(module))
    if (!kept.has(each.filename) && !SHARED.test(each.filename)) {
      forgotten.add(each);
      delete require.cache[each.filename];
    }
  for (const each of Object.values(require.cache)) {
    if (forgotten.has(each.parent)) each.parent = undefined;
    each.children = each.children.filter((child) => !forgotten.has(child));
  }
};

const listenersOf = (emitter) =>
  new Map(emitter.eventNames().map((name) => [name, emitter.rawListeners(name)]));

const restoreListeners = (emitter, before) => {
  for (const name of emitter.eventNames())
    for (const listener of emitter.rawListeners(name))
      if (!before.get(name)?.includes(listener)) emitter.removeListener(name, listener);
};

const restoreEnvironment = (before) => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  for (const [name, value] of Object.entries(before))
    if (process.env[name] !== value) process.env[name] = value;
};

/**
 * Lets tests load Strapi as Node does, outside Jest's sandbox: `loadOutsideJest` is Node's own `require`. In the sandbox
 * Strapi's 3,400 modules start in twice the time, and run more slowly. Every suite has its own modules of Strapi; the
 * state of the process is restored after it.
 */
export default class OutsideJestEnvironment extends TestEnvironment {
  #module = moduleHere();
  #variables = { ...process.env };
  #listeners = listenersOf(process);
  #modules = new Set(Object.keys(require.cache));
  #storages = [];
  #compileAgain;

  constructor(config, context) {
    super(config, context);
    this.global.loadOutsideJest = (id) => this.#module.require(id);
    this.global.process.env = process.env;
    // Strapi's dates are dates for the tests too.
    this.global.Date = Date;
  }

  async setup() {
    await super.setup();
    this.#compileAgain = compileOnce(Module);
    const storages = this.#storages;
    asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
      constructor(...options) {
        super(...options);
        storages.push(this);
      }
    };
    // Strapi removes all listeners of the process when it stops, which would cut a worker off from Jest.
    process.removeAllListeners = () => process;
  }

  async teardown() {
    this.#compileAgain?.();
    delete process.removeAllListeners;
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    // A storage in use slows every later promise of the process.
    for (const storage of this.#storages) storage.disable();
    restoreListeners(process, this.#listeners);
    restoreEnvironment(this.#variables);
    forgetModules(this.#module, this.#modules);
    await super.teardown();
  }
}
