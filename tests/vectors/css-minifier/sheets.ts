/* Sheets as people write them, for comparing what came before with what comes after. Written for this project. */

/** Without nesting: another parser reads them whole. */
export const plainSheets: [string, string][] = [
  [
    'a small site',
    `@charset "utf-8";
@import url("print.css") print;
:root { --ink: #222; --gap: 1rem }
* , *::before, *::after { box-sizing: border-box }
body { margin: 0 auto; font: 16px/1.5 "Gill Sans", sans-serif; color: var(--ink); background: #FFFFFF url( "paper.png" ) repeat-x 0 0 }
a:link , a:visited { color: #0000ff; text-decoration: none }
a:hover { color: #FF0000; text-decoration: underline }
h1 + p, h2 > a ~ b { margin-top: 0.50em; margin-bottom: 0.50em }
ul li:nth-child( 2n + 1 ) { padding: 0px 10px 0px 10px }
.price { color: red; font-weight: bold }
.price { text-align: right }
.note { color: red; font-weight: bold }
@media screen and (max-width: 600px) { body { padding: 0 calc( 1rem + 2px ) } .price { font-weight: normal } }
.a { transform: rotate( 90deg ) translate( 10px , 0px ) ; transition : opacity 300ms ease-in-out 0s }
`,
  ],
  [
    'fallbacks and prefixes',
    `.box { display: -webkit-box; display: flex; width: 100px; width: calc(100% - 2px); color: red; color: rgba(255, 0, 0, .5) }
.box::-webkit-scrollbar { width: 0 }
.box::placeholder { color: #AABBCC }
.grid { grid-template-areas: "a b"
    "c  d"; grid-template-columns: [full-start] minmax(1rem, 1fr) [main-start] minmax(0, 40em) [full-end] }
.x { background-image: url(data:image/svg+xml;base64,PHN2Zy8+); content: "\\201C a  b" attr(title) }
.y { margin: -0.0px +.5em 1e2px auto; filter: blur(0px) drop-shadow(0 0 2px #00000080) }
.important { color: black !important; top: 0 ! important }
`,
  ],
  [
    'at-rules',
    `@layer base, theme;
@layer base { html { color: #333333 } }
@supports (display: grid) and (not (display: inline-grid)) { .s { display: grid } }
@font-face { font-family: "A B"; src: url("a.woff2") format("woff2"), local( "A B" ); unicode-range: U+0025-00FF, U+4?? }
@keyframes turn { from { transform: none } 50.0% { transform: rotate(0.5turn) } to { transform: rotate(1turn) } }
@page :first { margin: 1in }
@property --angle { syntax: "<angle>"; inherits: false; initial-value: 0deg }
@container side (min-width: 400px) { .c { padding: 1em } }
@media (prefers-color-scheme: dark) { :root { --ink: #EEEEEE } }
@media print { a[href^="http"]::after { content: " (" attr(href) ")" } }
`,
  ],
  [
    'selectors',
    `.sm\\:flex, .w-1\\/2 { top: 0 }
a:not(.x, .y):is(:hover, :focus-visible) > b::first-line { left: 0 }
[data-a="b c" i], [lang|="en"], [href $= ".pdf"] { right: 0 }
:where(article, section) h2:nth-last-child(-n+3 of .z) { bottom: 0 }
svg|circle, *|* { fill: none }
:host(.dark) ::slotted(p), ::part(label) { color: white }
.ü, .😀 { z-index: 1 }
`,
  ],
]

/** With nesting, of which declarations stand among the rules. */
export const nestedSheets: [string, string][] = [
  [
    'a card with nested rules',
    `.card, #card { color: red; &:hover { color: blue } > .b { top: 0 } .c & { left: 0 } span { right: 0 }
  @media (min-width: 1px) { color: green; .d { bottom: 0 } margin: 2px }
  margin: 0; + .card { margin-top: 1px } padding: 1px }`,
  ],
  ['nested twice', `.nav { ul { margin: 0; li { &.on { color: red } a { color: inherit; &::after { content: "" } } } } }`],
]
