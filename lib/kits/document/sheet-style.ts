/*
 * One style sheet for the page, the printer and the saved file. A sheet of paper is white with dark ink in both themes;
 * a bare document takes the colours of the page around it.
 */
export const documentStyle = `
.doc{box-sizing:border-box;line-height:1.5;overflow-wrap:break-word;display:flow-root}
.doc *{box-sizing:border-box}
.doc-a4,.doc-letter{background:#fff;color:#16201f;font:0.9375rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;padding:clamp(1rem,6%,3rem);color-scheme:light}
.doc>*+*{margin-top:0.9rem}
.doc h1{font-size:1.6em;font-weight:650;line-height:1.2;margin:0}
.doc h2{font-size:1.2em;font-weight:650;line-height:1.3;margin:1.4rem 0 0}
.doc h3{font-size:1em;font-weight:650;margin:1.1rem 0 0}
.doc p{margin:0.7rem 0 0}
.doc .doc-quiet{opacity:.75;font-size:.9em}
.doc .doc-end{text-align:end}
.doc .doc-centre{text-align:center}
.doc .doc-role{font-size:.8em;opacity:.75}
.doc .doc-name,.doc .doc-strong{font-weight:650}
.doc .doc-parties,.doc .doc-columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(12rem,100%),1fr));gap:1rem 2rem;margin-top:1rem}
.doc .doc-grid{grid-template-columns:repeat(2,minmax(0,1fr));gap:.6rem;margin-top:.6rem}
.doc .doc-grid:has(>:nth-child(3):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}
.doc .doc-grid>div{border:1px solid #8886;border-radius:3px;padding:.2rem .7rem .7rem}
.doc .doc-grid h3{margin-top:.4rem}
.doc .doc-facts{margin:.9rem 0 0;display:grid;gap:.25rem}
.doc .doc-facts>div{display:flex;justify-content:space-between;gap:1rem}
.doc .doc-facts dd{margin:0;text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.doc .doc-facts-end{width:min(22rem,100%);margin-inline-start:auto}
.doc .doc-scroll{overflow-x:auto;margin-top:1rem}
.doc table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.doc th,.doc td{padding:.4rem .5rem;text-align:start;vertical-align:top;border-bottom:1px solid #8886}
.doc th{font-weight:650}
.doc tfoot td,.doc tfoot th{border-top:2px solid #888;border-bottom:0;font-weight:650}
.doc td.doc-end{white-space:nowrap}
.doc ul{list-style:disc;padding-inline-start:1.4em;margin:.7rem 0 0}
.doc ol{list-style:none;counter-reset:clause;padding-inline-start:0;margin:.7rem 0 0}
.doc ol ol{padding-inline-start:1.2em}
.doc ol>li{counter-increment:clause;margin-top:.4rem}
.doc ol>li>span::before{content:counters(clause,'.') '. ';font-weight:650}
.doc .doc-image{margin:0;text-align:center}
.doc .doc-image svg{display:block;width:100%;max-width:16rem;height:auto;margin-inline:auto}
.doc .doc-wide svg{max-width:none}
.doc .doc-plain{white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0 0;font:.875rem/1.55 ui-monospace,SFMono-Regular,Consolas,'Liberation Mono',monospace}
.doc .doc-prose{font-family:inherit;font-size:1em}
.doc .doc-sign{border-top:1px solid currentColor;margin-top:2.6rem;padding-top:.2rem;font-size:.8em}
.doc hr{border:0;border-top:1px solid #8886;margin:1rem 0 0}
.doc-coloured :is(h1,h2,h3){color:var(--doc-colour)}
.doc-coloured thead th{border-bottom:2px solid var(--doc-colour)}
.doc-field thead th{background:var(--doc-colour);color:#fff;border-bottom:0}
.doc-strip{border-top:6mm solid var(--doc-colour)}
.doc .doc-break{border-top:1px dashed #8888;margin-top:1.5rem}
.doc .doc-page{margin:0 auto}
.doc .doc-page>svg{display:block;width:100%;height:auto;box-shadow:0 1px 4px #0004}
@media print{
.doc{color:#000;padding:0!important;border:0!important;box-shadow:none!important}
.doc .doc-break{break-after:page;border:0;margin:0}
.doc h1,.doc h2,.doc h3{break-after:avoid}
.doc .doc-signatures{break-before:avoid}
.doc tr,.doc .doc-parties>div,.doc .doc-image{break-inside:avoid}
.doc thead{display:table-header-group}
.doc tfoot{display:table-row-group}
.doc .doc-scroll{overflow:visible}
.doc .doc-aside{display:none}
.doc .doc-image{text-align:start}
.doc .doc-image svg{width:var(--print-width,60mm);max-width:100%;margin-inline:0}
.doc-design>*{margin:0!important}
.doc .doc-page{max-width:none!important;width:var(--sheet-width);height:calc(var(--sheet-height) - .1mm);overflow:hidden;break-inside:avoid}
.doc .doc-page>svg{box-shadow:none}
.doc-page+.doc-page,.doc-block+.doc-block>.doc-page{break-before:page}
.doc *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}`

/** On a page of the site only the document is printed: what neither holds it nor lies in it goes, and its holders take no room. */
export const printAlone = `
@media print{
body:has(.doc) :not(.doc,.doc *,:has(.doc)){display:none!important}
body:has(.doc),body:has(.doc) :has(.doc){display:block!important;margin:0!important;padding:0!important;border:0!important;max-width:none!important;background:none!important;box-shadow:none!important;opacity:1!important}
}`
