/** Values that are no design decision and need no token. */
const FREE_VALUES = ['transparent', 'inherit', 'unset', 'none', 'auto', '0', 'initial', 'currentcolor'];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css', 'stylelint-declaration-strict-value'],
  // Written by `npm run fonts -w @sahra/site`.
  ignoreFiles: ['site/src/styles/fonts.css'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // overflow-inline is in Firefox only; both axes keep their meaning in right-to-left text.
    'plugin/use-logical-properties-and-values': [true, { ignore: ['overflow-x', 'overflow-y'] }],
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-family', 'font-size', 'z-index', 'box-shadow'],
      { ignoreValues: [...FREE_VALUES, '/^-?1$/', '/em$/'], disableFix: true },
    ],
    'declaration-no-important': true,
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['text-size-adjust', 'box-orient', 'line-clamp'] },
    ],
    'value-keyword-case': ['lower', { ignoreProperties: ['/^--font-/', 'font-family'] }],
    'no-descending-specificity': null,
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
  },
  overrides: [
    {
      // The one place where values are written out, and what paper makes of them; several short ones stand on a line.
      files: ['site/src/styles/{tokens,paper}.css'],
      rules: {
        'declaration-block-single-line-max-declarations': null,
        'comment-empty-line-before': null,
        'at-rule-empty-line-before': null,
        'alpha-value-notation': null,
        'function-url-quotes': null,
        'media-feature-range-notation': null,
        'rule-empty-line-before': null,
        'scale-unlimited/declaration-strict-value': null,
      },
    },
  ],
};
