import { dirname } from 'node:path';
import vm from 'node:vm';

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

/** Functions that run the code of a file, by its path. Each call begins with new variables. */
const compiled = new Map();

/** Returns the function of a CommonJS file. Node compiles others itself: `undefined`. */
const compile = (content, filename, format) => {
  if (format && format !== 'commonjs') return undefined;
  const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  try {
    return vm.compileFunction(content, PARAMETERS, { filename, importModuleDynamically });
  } catch {
    return undefined;
  }
};

/** Returns the `require` of a module, as Node itself creates it. */
const requireOf = (module, Module) => {
  const require = (id) => module.require(id);
  require.resolve = (id, options) => Module._resolveFilename(id, module, false, options);
  require.resolve.paths = (id) => Module._resolveLookupPaths(id, module);
  require.main = process.mainModule;
  require.extensions = Module._extensions;
  require.cache = Module._cache;
  return require;
};

/**
 * Makes Node's `Module` read and compile each file once per process, however often its module is loaded anew. Only the
 * code is kept, never a module. Returns a function that ends this.
 */
export const compileOnce = (Module) => {
  const { _compile } = Module.prototype;
  const { '.js': load } = Module._extensions;
  Module.prototype._compile = function (content, filename, format) {
    const run = compiled.get(filename) ?? compile(content, filename, format);
    if (!run) return _compile.call(this, content, filename, format);
    compiled.set(filename, run);
    return run.call(this.exports, this.exports, requireOf(this, Module), this, filename, dirname(filename));
  };
  Module._extensions['.js'] = (module, filename) =>
    compiled.has(filename) ? module._compile('', filename) : load(module, filename);
  return () => {
    Module.prototype._compile = _compile;
    Module._extensions['.js'] = load;
  };
};
