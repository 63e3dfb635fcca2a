import { countedList, isFunction, variableAt } from './list-syntax.mjs';

const CONSTANT = /^[A-Z][A-Z0-9_]*$/;
/** Queries of Testing Library that throw when they find nothing. */
const THROWS_ON_NONE = /^(?:find|get)All(?:By|In)?/;
const PROPERTY = /^fc\.(?:asyncProperty|property)$/;

/**
 * Whether the file itself shows that a list has elements: it is written there, or an empty one would throw.
 * Constants and JSON of other files count as written; so does what fast-check generates, which is seldom empty.
 * @param {import('eslint').SourceCode} sourceCode
 * @param {any} node
 * @returns {boolean}
 */
export const isWrittenList = (sourceCode, node) => {
  const list = countedList(sourceCode, node);
  /** @param {any} part */
  const isWritten = (part) => isWrittenList(sourceCode, part);

  /** @param {any} callback of a test or a property */
  const isGiven = (callback) => {
    const call = callback.parent;
    if (call?.type !== 'CallExpression') return false;
    const { callee } = call;
    const isEach = callee.type === 'CallExpression' && callee.callee.property?.name === 'each';
    return isEach ? isWritten(callee.arguments[0]) : PROPERTY.test(sourceCode.getText(callee));
  };

  /** @param {any} identifier */
  const isWrittenVariable = (identifier) => {
    /** @type {any} */
    const definition = variableAt(sourceCode, identifier.name, identifier)?.defs[0];
    if (definition?.type === 'ImportBinding')
      return CONSTANT.test(identifier.name) || definition.parent.source.value.endsWith('.json');
    if (definition?.type === 'Parameter') return isFunction(definition.node) && isGiven(definition.node);
    const declared = definition?.node;
    if (declared?.type !== 'VariableDeclarator' || definition.parent.kind !== 'const' || !declared.init)
      return false;
    return (
      (declared.id.type === 'Identifier' || declared.init.type === 'Identifier') && isWritten(declared.init)
    );
  };

  switch (list.type) {
    case 'Literal':
      return list.value !== '';
    case 'TemplateLiteral':
      return true;
    case 'Identifier':
      return isWrittenVariable(list);
    case 'ArrayExpression':
      return list.elements.some(
        (/** @type {any} */ part) => part?.type !== 'SpreadElement' || isWritten(part.argument),
      );
    case 'ObjectExpression':
      return list.properties.some(
        (/** @type {any} */ part) =>
          part.type !== 'SpreadElement' || (part.argument.type === 'Identifier' && isWritten(part.argument)),
      );
    case 'NewExpression':
      return list.arguments.some(isWritten);
    case 'ConditionalExpression':
      return isWritten(list.consequent) && isWritten(list.alternate);
    case 'MemberExpression':
      return list.object.type === 'Identifier' && isWrittenVariable(list.object);
    case 'CallExpression': {
      const name = list.callee.property?.name ?? '';
      return THROWS_ON_NONE.test(name) || (name === 'split' && isWritten(list.callee.object));
    }
    default:
      return false;
  }
};
