import type { CodeReport } from '@/lib/kits/app/code-report'
import type { Swatch } from '@/lib/kits/app/views'
import type { StyleLayout, StyleSyntax } from '@/lib/subjects/web-code/stylesheets'
import { counted, whole } from '@/lib/messages/counted'

export const cssSample = `/* opening hours of the bakery */
:root{--crust:#8a5a2b;--paper:#fffaf0}
.hours{padding:0 1rem;display:grid;color:var(--crust);background:#FFFAF0;gap:.5rem;position:relative}
.hours h2,.hours p{margin:0;font-family:Georgia,serif;colour:#332211}
@media (min-width:600px){.hours{grid-template-columns:1fr 2fr}}
.hours .today{font-weight:bold;color:#8a5a2b!important}
.hours h2,.hours p{line-height:1.4}
`

const syntaxes: Record<StyleSyntax, string> = { css: 'CSS', scss: 'SCSS', less: 'Less' }

export const cssMessages = {
  syntaxes: { auto: 'Detect', ...syntaxes },
  orders: { kept: 'As written', alphabetic: 'A to Z', grouped: 'Outside in' },
  layouts: { lines: 'A line each', rules: 'A rule a line' },
  indents: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' },
  quotes: { double: 'Double', single: 'Single' },
  words: {
    waiting: 'Paste a style sheet, and it appears here laid out.',
    output: 'Style sheet',
    notices: 'What to know',
  },
  formatted: (syntax: StyleSyntax, rules: number | undefined) =>
    rules === undefined
      ? `Laid out as ${syntaxes[syntax]}`
      : `${counted(rules, 'rule', 'rules')}, laid out as ${syntaxes[syntax]}`,
  fault: (reason: string, syntax: StyleSyntax) => `This cannot be read as ${syntaxes[syntax]}: ${reason}`,
  faultHint: 'Your text stays as it is. Mend this place, or choose the other syntax.',
  unknownProperty: (name: string) => `No property of CSS is called “${name}”.`,
  unknownPropertyHint: 'Browsers pass this declaration over. Check the spelling.',
  unknownValue: (name: string) => `“${name}” does not take this value.`,
  unknownValueHint:
    'Browsers that do not know the value pass the declaration over. A very new value may be missing here.',
  unread: 'This part is not CSS, and browsers pass it over.',
  unreadHint: 'Look for a missing semicolon, colon or brace just before it.',
  moreDoubts: (count: number) =>
    `${counted(count, 'more place', 'more places')} of this kind ${count === 1 ? 'is' : 'are'} not listed.`,
  notJudged: (syntax: StyleSyntax) =>
    `Properties and values are checked and counted in plain CSS only; this is ${syntaxes[syntax]}.`,
  prefixed: (count: number) =>
    `${counted(count, 'name begins', 'names begin')} with the prefix of a browser. Most of them are no longer needed, and they are not checked.`,
  tooLong: 'Style sheets of up to 2 MB are laid out. Split this one at its sections.',
  tooLarge: 'Style sheets of up to 2 MB are laid out.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  tooDeep: 'Brackets are nested too deeply to be laid out.',
  colours: 'Colours, with how often each is written',
  times: (count: number) => (count === 1 ? 'once' : `${whole(count)} times`),
  listed: {
    fonts: 'Font lists',
    queries: 'Media queries',
    repeated: 'Selectors with more than one rule',
  },
  listColumns: ['Written', 'Times'],
  figures: {
    selectors: 'Selectors',
    declarations: 'Declarations',
    important: '!important',
    heaviest: 'Heaviest selector',
    before: 'Before',
    after: 'After',
  },
  weight: (selector: string, numbers: readonly number[]) => `${selector.slice(0, 60)} (${numbers.join(', ')})`,
  working: 'Laying out',
  copied: 'Copied.',
}

export interface CssQuestion extends StyleLayout {
  ask: 'read'
  source: string | Blob
  syntax: 'auto' | StyleSyntax
}

/** A short list: what is written, and how often. */
export interface CssList {
  label: string
  rows: readonly (readonly [string, string])[]
}

export interface CssReport extends CodeReport {
  syntax: StyleSyntax
  colours: readonly Swatch[]
  lists: readonly CssList[]
}
