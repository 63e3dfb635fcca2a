/** Properties of the window that throw, or are missing, where a browser refuses cookies. */
const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'];
const WINDOWS = ['window', 'globalThis', 'self'];
/** Such properties of other objects. */
const OF_OTHERS = new Map([
  ['document', 'cookie'],
  ['navigator', 'serviceWorker'],
]);

/** @param {any} node */
const nameOf = (node) =>
  node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? propertyOf(node) : null;

/** @param {any} node */
const propertyOf = ({ computed, property }) =>
  computed ? (property.type === 'Literal' ? property.value : null) : property.name;

/**
 * A browser that refuses cookies throws when a page only reads one of these, and a full storage throws when it is
 * written. Modules of the site and of the desk catch that for all others and remember for the page.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noDirectStorage = {
  meta: {
    type: 'problem',
    docs: { description: 'Keep code from using the storage of the browser directly' },
    messages: {
      direct:
        '{{name}} throws where cookies are refused: use {browser-storage,cookies}.ts of site/src/shared/store, or browser-storage.ts of cms/src/admin.',
    },
    schema: [],
  },
  create(context) {
    /** @param {any} node @param {string} name */
    const report = (node, name) => context.report({ node, messageId: 'direct', data: { name } });
    return {
      /** @param {any} node */
      Identifier(node) {
        const { parent } = node;
        const isName =
          (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
          (parent.type === 'Property' && parent.key === node && !parent.computed) ||
          parent.type.startsWith('TS');
        // `typeof caches` does not throw.
        if (!isName && parent.operator !== 'typeof' && STORES.includes(node.name)) report(node, node.name);
      },
      /** @param {any} node */
      MemberExpression(node) {
        const owner = nameOf(node.object);
        const name = propertyOf(node);
        if (WINDOWS.includes(owner) ? STORES.includes(name) : OF_OTHERS.get(owner) === name && name)
          report(node, name);
      },
    };
  },
};
