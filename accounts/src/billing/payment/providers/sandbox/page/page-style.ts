import { PAGE_FONTS } from './page-fonts';

/** The eight-pointed star of the brand. */
const STAR =
  'polygon(100% 50%,85.36% 64.64%,85.36% 85.36%,64.64% 85.36%,50% 100%,35.36% 85.36%,14.64% 85.36%,14.64% 64.64%,0 50%,14.64% 35.36%,14.64% 14.64%,35.36% 14.64%,50% 0,64.64% 14.64%,85.36% 14.64%,85.36% 35.36%)';

/**
 * Style of the sandbox pages, with the values of the site's design tokens. Contrast on its ground: text 17.2, quiet
 * text 8.8, links 12.8, errors 9.3, outlines 4.0; on the paper ticket: text 14.6, quiet text 7.3.
 */
export const PAGE_STYLE = `
${PAGE_FONTS}
:root{color-scheme:dark;--bg:#0a1218;--well:#060c11;--surface:#0f1a22;--surface-3:#1f313d;--text:#fdf3e1;--text-2:#c8d3d9;--text-3:#a3b4be;--line:#1f313d;--outline:#5d7686;--brand:#fbb93c;--brand-hover:#ffcd69;--brand-pressed:#d68f10;--on-brand:#1c1203;--danger:#ff9c87;--ok:#86e0cd;--paper:#fdf3e1;--paper-ink:#15232d;--paper-muted:#56503f;--paper-line:#b49a6c;--lh:1.55;--lh-heading:1.12;--track:-.02em;--after-h1:.4rem;--fs:1rem;--small:.875rem}
[dir=rtl]{--lh:1.8;--lh-heading:1.4;--track:0;--after-h1:.85rem;--fs:1.0625rem;--small:.9375rem}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:350 var(--fs)/var(--lh) Alexandria,system-ui,'Segoe UI','Noto Sans Arabic',Tahoma,sans-serif;overflow-wrap:break-word}
.page{max-inline-size:36rem;margin-inline:auto;padding-inline:clamp(1rem,4.4vw,2rem);padding-block:1rem 4.5rem}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;column-gap:1rem;min-block-size:3.75rem}
.mark{display:flex;align-items:center;gap:.75rem;font-weight:650}
.mark::before{content:"";flex:none;inline-size:1.25rem;block-size:1.25rem;background:var(--brand);clip-path:${STAR}}
a{color:var(--brand-hover)}
a:hover{color:var(--brand)}
header a{display:inline-flex;align-items:center;min-block-size:2.75rem;padding-inline:.5rem}
h1{margin-block:1.5rem var(--after-h1);font-size:clamp(1.75rem,1.4rem + 2vw,2.375rem);line-height:var(--lh-heading);letter-spacing:var(--track);font-weight:700}
h2{margin-block:3rem .5rem;font-size:1.25rem;line-height:1.4;font-weight:700}
p{margin-block:.5rem}
.quiet,.hint{color:var(--text-3)}
.ticket{margin-block:1.5rem;border-radius:1.25rem;background:var(--paper);color:var(--paper-ink);overflow:hidden}
.ticket>div{padding-inline:1.5rem;padding-block:1.25rem}
.ticket h1{margin-block-start:0}
.ticket p{margin-block:0}
.ticket .follows{position:relative;border-block-start:2px dashed var(--paper-line)}
.follows::before,.follows::after{content:"";position:absolute;inset-block-start:-.8125rem;inline-size:1.5rem;block-size:1.5rem;background:var(--bg);clip-path:${STAR}}
.follows::before{inset-inline-start:-.75rem}
.follows::after{inset-inline-end:-.75rem}
.follows h2{margin-block:0 .25rem;color:var(--paper-muted);font-size:var(--small);font-weight:500}
.terms{font-weight:500}
.note{margin-block:1rem;padding:.75rem 1rem;border:1px solid var(--outline);border-radius:.75rem;background:var(--surface);color:var(--text-2)}
.done{border-color:var(--ok);color:var(--ok)}
bdi,.figures{font-variant-numeric:tabular-nums}
form{margin-block-start:1.5rem}
.field{margin-block-end:1.25rem}
.brand{min-block-size:1.5rem;margin-block:-1rem .5rem;color:var(--text-3);font-size:var(--small)}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(11rem,100%),1fr));column-gap:1rem}
label,legend{display:block;margin-block-end:.375rem;font-weight:500}
input,select{inline-size:100%;min-block-size:3.25rem;padding-block:.5rem;padding-inline:1rem;border:1.5px solid var(--outline);border-radius:.75rem;background-color:var(--well);color:inherit;font:inherit;font-weight:500}
[dir=rtl] :is(input,code)[dir=ltr]{text-align:end}
input:hover,select:hover{border-color:var(--text-3)}
input[aria-invalid=true]{border-color:var(--danger)}
.hint,.error{margin-block:.375rem 0;font-size:var(--small)}
.error{color:var(--danger)}
button{display:block;inline-size:100%;min-block-size:3rem;padding-block:.5rem;padding-inline:1.5rem;border:0;border-radius:99rem;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:650;line-height:1.3;cursor:pointer}
button:hover{background:var(--brand-hover)}
button:active{background:var(--brand-pressed)}
.apple{background:none;color:var(--text);border:1.5px solid var(--outline)}
.apple:hover{background:var(--surface-3)}
.apple:active{background:var(--surface)}
.way-out{margin-block-start:.75rem}
.way-out button{background:none;color:var(--brand-hover);text-decoration:underline;font-weight:500}
.or{display:flex;align-items:center;gap:1rem;margin-block:1.5rem 0;color:var(--text-3)}
.or::before,.or::after{content:"";flex:1;border-block-start:1px solid var(--line)}
:focus-visible{outline:0;border-radius:.75rem;box-shadow:0 0 0 2px var(--well),0 0 0 5px var(--brand-hover)}
button:focus-visible{border-radius:99rem}
table{inline-size:100%;border-collapse:collapse;font-size:var(--small)}
th,td{padding-block:.625rem;border-block-start:1px solid var(--line);text-align:start;vertical-align:top;font-weight:400}
th{padding-inline-end:1.25rem}
thead th{border:0;color:var(--text-3)}
td a,th a{display:inline-block;min-block-size:1.5rem;white-space:nowrap}
code{display:block;color:var(--text-3);font-size:.8125rem}
@media (forced-colors:active){:focus-visible{outline:3px solid}.ticket{border:1px solid}}
`;
