import escapeHtml from 'escape-html';

import { MAIL_COLORS } from '../mail/mail-style';

const STYLE = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;background:${MAIL_COLORS.ink900};color:${MAIL_COLORS.paper};font:16px/1.55 system-ui,'Segoe UI',Roboto,'Noto Sans Arabic',Tahoma,sans-serif}
a{color:${MAIL_COLORS.saffron300}}
:focus-visible{outline:3px solid ${MAIL_COLORS.saffron300};outline-offset:3px;border-radius:4px}
main,header{max-width:68rem;margin-inline:auto;padding-inline:1.5rem}
header{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:end;padding-block:1.5rem}
h1{flex:1 1 16rem;margin:0;font-size:1.5rem;line-height:1.3}
form{display:flex;gap:.5rem;align-items:end;margin:0}
label{display:grid;gap:.25rem;font-size:.875rem;color:${MAIL_COLORS.ink200}}
input,button{min-height:2.75rem;padding-inline:1rem;border:1px solid #5d7686;border-radius:.75rem;background:${MAIL_COLORS.ink850};color:inherit;font:inherit}
button{border-radius:99rem;cursor:pointer;font-weight:600}
button.main{background:${MAIL_COLORS.saffron};border-color:${MAIL_COLORS.saffron};color:${MAIL_COLORS.onSaffron}}
table{inline-size:100%;border-collapse:collapse}
th{font-size:.875rem;font-weight:500;color:${MAIL_COLORS.ink300};text-align:start}
th,td{padding:.75rem;border-block-end:1px solid ${MAIL_COLORS.ink700};vertical-align:top}
td{overflow-wrap:anywhere}
td.time,td.language{white-space:nowrap;color:${MAIL_COLORS.ink200}}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:${MAIL_COLORS.ink300}}
dd{margin:0;overflow-wrap:anywhere}
nav{display:flex;gap:.5rem;margin-block-end:1rem}
nav a{padding:.6rem 1.1rem;border-radius:99rem;text-decoration:none}
nav a[aria-current]{background:${MAIL_COLORS.saffron};color:${MAIL_COLORS.onSaffron};font-weight:600}
iframe{inline-size:100%;block-size:75vh;border:1px solid ${MAIL_COLORS.ink700};border-radius:.75rem;background:${MAIL_COLORS.ink900}}
pre{margin:0;padding:1.25rem;border-radius:.75rem;background:${MAIL_COLORS.ink850};font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
pre.lines{font:.875rem/1.6 ui-monospace,Menlo,Consolas,monospace}
.empty{padding-block:3rem;color:${MAIL_COLORS.ink200}}
@media (max-width:40rem){.time,.language{display:none}}
`;

/** Renders a page of the catcher; `head` and `main` are HTML. */
export const page = (title: string, head: string, main: string): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${head}</header>
<main>${main}</main>
</body>
</html>
`;
