import ts from 'typescript';

/**
 * Objects that may be accessed with any key: the values of `process.env` are only strings, and no key comes from
 * outside.
 */
const ALLOWED_OBJECTS = ['ProcessEnv', 'DOMStringMap'];

/** @param {ts.Type} type */
const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/**
 * Whether a key of this type may be any text, as opposed to one of a few literals or a number.
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 */
const mayBeAnyText = (type, checker) =>
  partsOf(checker.getBaseConstraintOfType(type) ?? type).some(
    (part) =>
      (part.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping)) !==
        0 ||
      // `string & {}` and branded strings.
      (part.isIntersection() && part.types.some(({ flags }) => (flags & ts.TypeFlags.String) !== 0)),
  );

/**
 * Whether an object takes any text as a key, so that one sent from outside also finds what the object inherits.
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 */
const isDictionary = (type, checker) =>
  partsOf(checker.getBaseConstraintOfType(type) ?? type).some(
    (part) =>
      !ALLOWED_OBJECTS.includes(part.symbol?.name ?? '') &&
      !checker.isArrayType(part) &&
      ((part.flags & ts.TypeFlags.Any) !== 0 || part.getStringIndexType() !== undefined),
  );

/**
 * A plain object answers a key such as `constructor` with what it inherits. What is looked up by a text of the run
 * time stands in a `Map`, or is asked with `Object.hasOwn` by a type guard.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noLookupByString = {
  meta: {
    type: 'problem',
    docs: { description: 'Keep plain objects from being indexed by arbitrary strings' },
    messages: {
      lookup:
        'A plain object indexed by any string also answers what it inherits ("constructor"): use a Map, or a key of a union of literals.',
      cast: 'A cast does not make a key one of the object: use a Map, or a type guard over Object.hasOwn.',
      in: '`in` also finds what the object inherits ("constructor"): use Object.hasOwn, a Set or a Map.',
    },
    schema: [],
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    if (!services?.program) throw new Error('sahra/no-lookup-by-string needs type information.');
    const checker = services.program.getTypeChecker();
    /** @param {any} node */
    const typeOf = (node) => services.getTypeAtLocation(node);

    /**
     * Whether the lookup is made only where `Object.hasOwn` of the same object and key holds.
     * @param {any} node
     */
    const isGuarded = (node) => {
      const { sourceCode } = context;
      const guard = `Object.hasOwn(${sourceCode.getText(node.object)}, ${sourceCode.getText(node.property)})`;
      for (let inner = node; inner.parent; inner = inner.parent) {
        const { parent } = inner;
        const test =
          parent.type === 'ConditionalExpression' && parent.consequent === inner
            ? parent.test
            : parent.type === 'LogicalExpression' && parent.operator === '&&' && parent.right === inner
              ? parent.left
              : undefined;
        if (test && sourceCode.getText(test).includes(guard)) return true;
      }
      return false;
    };

    /** @param {any} node */
    const withoutCast = (node) => {
      let inner = node;
      while (inner.type === 'TSAsExpression' || inner.type === 'TSNonNullExpression')
        inner = inner.expression;
      return inner;
    };

    return {
      /** @param {any} node */
      'MemberExpression[computed=true]'(node) {
        const { object, property } = node;
        if (property.type === 'Literal' || isGuarded(node)) return;
        const inner = withoutCast(property);
        if (inner !== property && mayBeAnyText(typeOf(inner), checker)) {
          context.report({ node: property, messageId: 'cast' });
          return;
        }
        if (!mayBeAnyText(typeOf(property), checker) || !isDictionary(typeOf(object), checker)) return;
        context.report({ node: property, messageId: 'lookup' });
      },
      /** @param {any} node */
      "BinaryExpression[operator='in']"(node) {
        if (node.left.type === 'Literal' || node.left.type === 'PrivateIdentifier') return;
        if (mayBeAnyText(typeOf(node.left), checker)) context.report({ node, messageId: 'in' });
      },
    };
  },
};
