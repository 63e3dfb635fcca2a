import { dirname, relative, resolve, sep } from 'node:path';

const SHARED = 'schemas';
const HELPERS_OF_TESTS = 'scripts';
/** These workspaces test the product as a whole. */
const LOOK_AT_ALL = ['tests', 'bench'];
const TEST_FILE = /\.(test|spec)\.tsx?$|jest\.config\.mjs$|[\\/]testing[\\/]/;

/**
 * Services import nothing from each other: only themselves, packages, the contracts in `schemas/`, and in
 * tests the helpers in `scripts/`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const stayInWorkspace = {
  meta: {
    type: 'problem',
    docs: { description: 'Keep a service from importing another one' },
    messages: {
      leaves: '"{{source}}" belongs to {{other}}: {{own}} may import only itself and @sahra/schemas.',
    },
    schema: [],
  },
  create(context) {
    const path = relative(context.cwd, context.filename);
    const own = path.includes(sep) ? (path.split(sep)[0] ?? '') : '';

    /** @param {string} source */
    const workspaceOf = (source) => {
      const named = /^@sahra\/([^/]+)/.exec(source);
      if (named) return named[1];
      if (!source.startsWith('.')) return undefined;
      const target = relative(context.cwd, resolve(dirname(context.filename), source));
      return target.includes(sep) ? target.split(sep)[0] : undefined;
    };

    /** @param {{ source?: import('estree').Literal | import('estree').Expression | null }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      if (own === '' || LOOK_AT_ALL.includes(own)) return;
      const other = workspaceOf(source.value);
      if (other === undefined || other === own || other === SHARED) return;
      if (other === HELPERS_OF_TESTS && TEST_FILE.test(path)) return;
      context.report({ node: source, messageId: 'leaves', data: { source: source.value, other, own } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
