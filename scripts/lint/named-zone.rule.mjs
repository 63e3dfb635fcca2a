/** Methods of `Date` that answer in the machine's own zone, and how to say which zone is meant. */
const LOCAL =
  /^(?:to(?:Locale)?(?:Date|Time)String|toLocaleString|[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes))$/;

/**
 * Calls that make a formatter of dates.
 * @param {any} callee
 */
const isFormatter = (callee) =>
  callee.type === 'Identifier'
    ? callee.name === 'dateFormat'
    : callee.type === 'MemberExpression' && callee.property.name === 'DateTimeFormat';

/**
 * Times are written in a zone that the code names: the machine's own is the server's on a server, and on a device it may
 * be `Etc/Unknown`, which `Intl` refuses.
 * @type {import('eslint').Rule.RuleModule}
 */
export const namedZone = {
  meta: {
    type: 'problem',
    docs: { description: 'Name the time zone of every time' },
    messages: {
      format: 'Give a timeZone, or use site/src/shared/i18n/format.ts.',
      device: "The device's zone may be none: ask deviceTimeZone of schemas/time-zone.ts.",
      local: "This is in the machine's zone: use its UTC form, or site/src/shared/clock/zone-time.ts.",
    },
    schema: [],
  },
  create: (context) => {
    /** @param {any} node */
    const checkFormatter = (node) => {
      if (isFormatter(node.callee) && !context.sourceCode.getText(node).includes('timeZone'))
        context.report({ node, messageId: 'format' });
    };
    return {
      NewExpression: checkFormatter,
      CallExpression: checkFormatter,
      /** @param {any} node */
      MemberExpression(node) {
        const { type, name } = node.property;
        if (node.computed || type !== 'Identifier') return;
        if (name === 'timeZone' && context.sourceCode.getText(node.object).includes('resolvedOptions'))
          context.report({ node, messageId: 'device' });
        if (LOCAL.test(name) && node.parent.type === 'CallExpression' && node.parent.callee === node)
          context.report({ node, messageId: 'local' });
      },
    };
  },
};
