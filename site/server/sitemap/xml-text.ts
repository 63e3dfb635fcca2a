import escapeHtml from 'escape-html';

/** Characters that XML 1.0 cannot contain, not even escaped. */
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for the content or an attribute of an XML element. */
export const xmlText = (text: string): string => escapeHtml(text.replace(NOT_IN_XML, ''));
