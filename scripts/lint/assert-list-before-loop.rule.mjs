import { isWrittenList } from './is-written-list.mjs';
import { countedList, isFunction, rootIdentifier, variableAt } from './list-syntax.mjs';

const LOOP_METHOD = /^(?:flatMap|forEach|map)$/;
const ADDING_METHOD = /^(?:add|push|set)$/;
/** Helpers that hold expectations are named like this. */
const HELPER = /^expect[A-Z]/;
/** With one of the values below, these pass on an empty list; after `not` they fail on it. */
const EQUALS = new Set(['toBe', 'toEqual', 'toHaveLength', 'toStrictEqual']);
const EMPTY = new Set(['0', '[]', '{}', "''"]);
const PROVES_NOTHING = new Set(['toBeDefined', 'toBeLessThan', 'toBeLessThanOrEqual']);
/** These have the same value for an empty list as for one whose elements are all right. */
const TRUE_OF_NONE = /\.(?:every|some)\(/;

/** @param {any} call */
const isExpect = ({ callee }) =>
  callee.name === 'expect' ||
  (callee.object?.name === 'expect' && /^(?:poll|soft)$/.test(callee.property.name));

/**
 * Whether a call of `expect` and its matcher fail when their subject is empty.
 * @param {any} call
 * @param {import('eslint').SourceCode} sourceCode
 */
const failsOnEmpty = (call, sourceCode) => {
  const chain = [];
  let node = call.parent;
  for (; node?.type === 'MemberExpression'; node = node.parent) chain.push(node.property.name);
  const matcher = chain.at(-1);
  const [expected] = node?.type === 'CallExpression' ? node.arguments : [];
  const isEmpty = EQUALS.has(matcher) && expected !== undefined && EMPTY.has(sourceCode.getText(expected));
  return chain.includes('not') ? isEmpty : !isEmpty && !PROVES_NOTHING.has(matcher);
};

/**
 * Whether a subject is the list, holds it or is computed from it.
 * @param {string} subject
 * @param {string} list
 */
const isAbout = (subject, list) =>
  new RegExp(`(?<![\\w.])${list.replace(/[^\w]/g, '\\$&')}(?![\\w(])`).test(subject) ||
  (list.startsWith(subject) && /^[.[]/.test(list.slice(subject.length)));

/**
 * @param {any} inner
 * @param {any} outer
 */
const isInside = (inner, outer) => inner.range[0] >= outer.range[0] && inner.range[1] <= outer.range[1];

/**
 * Returns the loops around an expectation, each with the list that it runs over.
 * @param {any} node
 * @returns {[loop: any, list: any][]}
 */
const loopsAround = (node) => {
  const { parent } = node;
  if (!parent) return [];
  const call = isFunction(parent) && parent.parent;
  if (parent.type === 'ForOfStatement' && parent.body === node)
    return [[parent, parent.right], ...loopsAround(parent)];
  return call?.type === 'CallExpression' &&
    call.arguments[0] === parent &&
    LOOP_METHOD.test(call.callee.property?.name)
    ? [[call, call.callee.object], ...loopsAround(parent)]
    : loopsAround(parent);
};

/**
 * A loop over an empty list runs none of its expectations, and the test passes. So an expectation outside the loop
 * must fail on the empty list, unless the list is written in the file. It may also be about a variable that the loop
 * changes, such as a counter.
 * @type {import('eslint').Rule.RuleModule}
 */
export const assertListBeforeLoop = {
  meta: {
    type: 'problem',
    docs: { description: 'Keep expectations out of loops over lists that may be empty' },
    messages: {
      unproven: 'No expectation fails when "{{list}}" is empty: assert its length before the loop.',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    /** @type {Map<any, any>} */
    const loops = new Map();
    /** @type {{ node: any, root: any }[]} */
    const changes = [];
    /** @type {{ node: any, subject: string }[]} */
    const proofs = [];

    /** @param {any} node */
    const plainText = (node) => sourceCode.getText(node).replace(/\?\?.*$|[?!](?=[.[])|!$|\s/g, '');
    /** @param {any} node */
    const noteChange = (node) => changes.push({ node, root: rootIdentifier(node) });

    /**
     * Whether an expectation outside the loop is about this text, and its first name means the same there.
     * @param {any} loop
     * @param {any} root
     * @param {string} text
     */
    const isProven = (loop, root, text) =>
      root !== undefined &&
      proofs.some(
        ({ node, subject }) =>
          !isInside(node, loop) &&
          isAbout(subject, text) &&
          variableAt(sourceCode, root.name, node) === variableAt(sourceCode, root.name, root),
      );

    return {
      /** @param {any} node */
      CallExpression(node) {
        const { callee } = node;
        const method = callee.property?.name;
        if (isExpect(node) || HELPER.test(callee.name))
          for (const [loop, list] of loopsAround(node)) loops.set(loop, list);
        const [subject] = node.arguments;
        // A table without rows fails in Jest.
        if (subject && (method === 'each' || (isExpect(node) && failsOnEmpty(node, sourceCode))))
          if (!TRUE_OF_NONE.test(plainText(subject))) proofs.push({ node, subject: plainText(subject) });
        if (ADDING_METHOD.test(method)) noteChange(callee.object);
      },
      /** @param {any} node */
      AssignmentExpression: ({ left }) => noteChange(left),
      /** @param {any} node */
      UpdateExpression: ({ argument }) => noteChange(argument),
      'Program:exit'() {
        for (const [loop, iterated] of loops) {
          const list = countedList(sourceCode, iterated);
          if (isWrittenList(sourceCode, list) || isProven(loop, rootIdentifier(list), plainText(list)))
            continue;
          if (changes.some(({ node, root }) => isInside(node, loop) && isProven(loop, root, root?.name)))
            continue;
          context.report({ node: iterated, messageId: 'unproven', data: { list: sourceCode.getText(list) } });
        }
      },
    };
  },
};
