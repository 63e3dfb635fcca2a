/** Calls whose result has as many elements as the object that they are made on. */
const SAME_LENGTH = new Set([
  'entries',
  'keys',
  'map',
  'reverse',
  'sort',
  'toReversed',
  'toSorted',
  'values',
]);
/** Calls whose result has as many elements as their first argument. */
const SAME_LENGTH_AS_ARGUMENT = /^(?:Object\.(?:entries|keys|values)|Array\.from|Promise\.all)$/;

/** @param {any} node */
export const isFunction = (node) =>
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);

/**
 * Returns the expression inside casts and `await`.
 * @param {any} node
 * @returns {any}
 */
const innerExpression = (node) => {
  if (/^TS(?:As|Satisfies|NonNull)Expression$|^ChainExpression$/.test(node.type))
    return innerExpression(node.expression);
  return node.type === 'AwaitExpression' ? innerExpression(node.argument) : node;
};

/**
 * Returns the first identifier of an expression: `body` of `body.data.map(…)`.
 * @param {any} node
 * @returns {any}
 */
export const rootIdentifier = (node) => {
  const inner = innerExpression(node);
  if (inner.type === 'MemberExpression') return rootIdentifier(inner.object);
  if (inner.type === 'CallExpression') return rootIdentifier(inner.callee);
  return inner.type === 'Identifier' ? inner : undefined;
};

/**
 * Returns the variable that a name means at a node.
 * @param {import('eslint').SourceCode} sourceCode
 * @param {string} name
 * @param {any} node
 */
export const variableAt = (sourceCode, name, node) => {
  /** @type {import('eslint').Scope.Scope | null} */
  let scope = sourceCode.getScope(node);
  while (scope && !scope.set.has(name)) scope = scope.upper;
  return scope?.set.get(name);
};

/**
 * Returns the list that decides how many elements an expression has: `list` of `Object.entries(list).map(…)`.
 * @param {import('eslint').SourceCode} sourceCode
 * @param {any} node
 * @returns {any}
 */
export const countedList = (sourceCode, node) => {
  const list = innerExpression(node);
  const [only, second] = list.type === 'ArrayExpression' ? list.elements : [];
  if (only?.type === 'SpreadElement' && second === undefined) return countedList(sourceCode, only.argument);
  if (list.type === 'LogicalExpression' && list.operator === '??') return countedList(sourceCode, list.left);
  if (list.type !== 'CallExpression') return list;
  const { callee } = list;
  if (SAME_LENGTH_AS_ARGUMENT.test(sourceCode.getText(callee)))
    return countedList(sourceCode, list.arguments[0]);
  return callee.type === 'MemberExpression' && SAME_LENGTH.has(callee.property.name)
    ? countedList(sourceCode, callee.object)
    : list;
};
