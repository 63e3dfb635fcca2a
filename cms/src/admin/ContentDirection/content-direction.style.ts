/** Only fields for text: addresses, numbers and dates stay from left to right in every language. */
export const STYLE = `
  html[data-content-direction='rtl'] main form :is(input[type='text']:not([dir='ltr']), textarea, [contenteditable='true']) {
    direction: rtl;
    text-align: start;
  }`;
