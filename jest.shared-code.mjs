/** A dynamic import belongs to the suite that it is in, so such a file is compiled for each suite. */
const DYNAMIC_IMPORT = /\bimport\s*\(/;

/**
 * Makes a process compile each file once for all its suites. A suite runs the shared code in its own sandbox, with new
 * variables. Jest compiles by `compileFunction`, whose result belongs to one sandbox; a script belongs to none.
 * @param {Pick<typeof import('node:vm'), 'compileFunction' | 'Script'>} vm
 */
export const shareCompiledCode = (vm) => {
  const { compileFunction, Script } = vm;
  /** @type {Map<string, { code: string, script: import('node:vm').Script }>} */
  const scripts = new Map();
  vm.compileFunction = (code, parameters = [], options = {}) => {
    const { filename = '', parsingContext } = options;
    if (!parsingContext || DYNAMIC_IMPORT.test(code)) return compileFunction(code, parameters, options);
    const head = `(function (${parameters.join(', ')}) {`;
    const key = `${head} ${filename}`;
    let entry = scripts.get(key);
    if (entry?.code !== code) {
      const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
      entry = { code, script };
      scripts.set(key, entry);
    }
    return entry.script.runInContext(parsingContext);
  };
};
