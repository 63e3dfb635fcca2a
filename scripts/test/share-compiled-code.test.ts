import vm from 'node:vm';

import { shareCompiledCode } from '../../jest.shared-code.mjs';

type Counter = () => number;
type Load = () => Counter;

/** Node's `vm` whose compiled code is shared, and how often it compiled. */
const sharing = () => {
  const compiled: string[] = [];
  const own = {
    compileFunction: vm.compileFunction,
    Script: class extends vm.Script {
      constructor(code: string, options: vm.ScriptOptions) {
        compiled.push(String(options.filename));
        super(code, options);
      }
    },
  };
  shareCompiledCode(own);
  const run = (code: string, filename: string, parameters: string[] = []): Counter => {
    const parsingContext = vm.createContext();
    return (own.compileFunction(code, parameters, { filename, parsingContext }) as Load)();
  };
  return { compiled, run, compileFunction: own.compileFunction };
};

const COUNTER = 'let count = 0; return () => (count += 1);';

test('compiles a file once; each suite has new variables and the globals of its sandbox', () => {
  const { compiled, run } = sharing();
  const first = run(COUNTER, '/counter.js');
  expect([first(), first()]).toEqual([1, 2]);
  expect(run(COUNTER, '/counter.js')()).toBe(1);
  const [one, other] = [0, 1].map(() => run('return () => Array;', '/array.js')());
  expect(one).not.toBe(other);
  expect(compiled).toEqual(['/counter.js', '/array.js']);
});

test('compiles again what has another text or other parameters', () => {
  const { compiled, run } = sharing();
  expect(run('return () => 1;', '/a.js')()).toBe(1);
  expect(run('return () => 2;', '/a.js')()).toBe(2);
  expect(run('return () => 2;', '/a.js', ['module'])()).toBe(2);
  expect(compiled).toHaveLength(3);
});

test('leaves to Node what imports dynamically and what runs outside a sandbox', () => {
  const { compiled, run, compileFunction } = sharing();
  expect(run("return () => (1 || import ('x'));", '/dynamic.js')()).toBe(1);
  expect((compileFunction('return 1;', [], { filename: '/b.js' }) as Counter)()).toBe(1);
  expect(compiled).toEqual([]);
});

test('an error is found at its line and column', () => {
  const { run } = sharing();
  const thrown = run('return () => { throw new Error("wrong"); };', '/wrong.js', ['module', 'exports']);
  const stackOf = (): string | undefined => {
    try {
      return String(thrown());
    } catch (error) {
      return (error as Error).stack;
    }
  };
  expect(stackOf()).toContain('/wrong.js:1:22');
});
