/** Plain styles: ink, paper and saffron from the design tokens, system fonts. */
export const PAGE_STYLE = `
:root{color-scheme:dark;--lh:1.55;--fs:1rem;--small:.875rem}
[dir=rtl]{--lh:1.8;--fs:1.0625rem;--small:.9375rem}
*{box-sizing:border-box}
body{margin:0;background:#0a1218;color:#fdf3e1;font:400 var(--fs)/var(--lh) system-ui,'Segoe UI','Noto Sans Arabic',Tahoma,sans-serif}
[dir=rtl] body{font-family:'Segoe UI','Noto Sans Arabic','Geeza Pro',Tahoma,sans-serif}
.page{max-width:34rem;margin-inline:auto;padding:1rem clamp(1rem,4.4vw,2rem) 4rem}
header{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-block-size:3.75rem}
.mark{display:flex;align-items:center;gap:.75rem;font-weight:650}
.mark::before,h1::before{content:"";flex:none;inline-size:1.25rem;block-size:1.25rem;background:#fbb93c;clip-path:polygon(100% 50%,85.36% 64.64%,85.36% 85.36%,64.64% 85.36%,50% 100%,35.36% 85.36%,14.64% 85.36%,14.64% 64.64%,0 50%,14.64% 35.36%,14.64% 14.64%,35.36% 14.64%,50% 0,64.64% 14.64%,85.36% 14.64%,85.36% 35.36%)}
h1::before{display:none}
a{color:#ffcd69}
header a{display:inline-flex;align-items:center;min-block-size:2.75rem;padding-inline:.5rem}
h1{margin:1.5rem 0 .25rem;font-size:clamp(1.75rem,1.4rem + 2vw,2.375rem);line-height:1.25;font-weight:700}
h2{margin:3rem 0 .5rem;font-size:1.25rem;line-height:1.3}
p{margin:.5rem 0}
.quiet,.hint{color:#a3b4be}
.note{margin-block:1rem;padding:.75rem 1rem;border:1px solid #5d7686;border-radius:.75rem;background:#0f1a22;color:#c8d3d9}
.alert{border-color:#ff9c87;color:#ff9c87}
.done{border-color:#86e0cd;color:#86e0cd}
bdi,.figures{font-variant-numeric:tabular-nums}
form{margin:1.5rem 0 0}
.field{margin-block:0 1.25rem}
.terms{font-weight:550}
.brand{min-block-size:1.5rem;margin:-1rem 0 .5rem;color:#a3b4be;font-size:var(--small)}
[dir=rtl] .brand{text-align:right}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));column-gap:1rem}
label,legend{display:block;margin-block-end:.375rem;font-weight:550}
input,select{inline-size:100%;min-block-size:3.25rem;padding:.5rem 1rem;border:1.5px solid #5d7686;border-radius:.75rem;background:#060c11;color:inherit;font:inherit}
input[dir=ltr]{text-align:start}
[dir=rtl] input[dir=ltr]{text-align:right}
input[aria-invalid=true]{border-color:#ff9c87}
.hint,.error{margin:.375rem 0 0;font-size:var(--small)}
.error{color:#ff9c87}
button{display:block;inline-size:100%;min-block-size:3rem;padding:.5rem 1.5rem;border:0;border-radius:99rem;background:#fbb93c;color:#1c1203;font:inherit;font-weight:650;cursor:pointer}
button:hover{background:#ffcd69}
button:active{background:#d68f10}
.apple{background:#fdf3e1;color:#060c11}
.apple:hover{background:#fff}
.ghost{background:none;color:#fdf3e1;border:1.5px solid #5d7686}
.ghost:hover{background:#15232d}
.way-out{margin-block-start:.75rem}
.way-out button{background:none;color:#ffcd69;text-decoration:underline;font-weight:500}
.or{display:flex;align-items:center;gap:1rem;margin-block:1.5rem 0;color:#a3b4be}
.or::before,.or::after{content:"";flex:1;border-block-start:1px solid #2f4552}
:focus-visible{outline:0;border-radius:.75rem;box-shadow:0 0 0 2px #060c11,0 0 0 5px #ffcd69}
button:focus-visible{border-radius:99rem}
table{inline-size:100%;border-collapse:collapse;font-size:var(--small)}
th,td{padding:.625rem 0;border-block-start:1px solid #1f313d;text-align:start;vertical-align:top;font-weight:400}
th{padding-inline-end:1.25rem}
thead th{border:0;color:#a3b4be}
td a,th a{display:inline-block;min-block-size:1.5rem;white-space:nowrap}
code{display:block;color:#a3b4be;font-size:.8125rem}
[dir=rtl] code{text-align:right}
select{appearance:none;padding-inline-end:2.75rem;background-image:linear-gradient(45deg,transparent 50%,#ffcd69 50%),linear-gradient(135deg,#ffcd69 50%,transparent 50%);background-size:.4rem .4rem;background-repeat:no-repeat;background-position:right 1.4rem center,right 1rem center}
[dir=rtl] select{background-position:left 1rem center,left 1.4rem center}
@media (forced-colors:active){:focus-visible{outline:3px solid}}
`;
