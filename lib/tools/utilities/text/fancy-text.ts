import type { NamedValue, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { StyledAnswer, StyledQuestion } from '@/lib/subjects/styled-text/answer'
import type { TextStyle } from '@/lib/subjects/styled-text/styles'

const letterNames = {
  bold: 'Bold',
  italic: 'Italic',
  'bold-italic': 'Bold italic',
  script: 'Script',
  'bold-script': 'Bold script',
  fraktur: 'Fraktur',
  'bold-fraktur': 'Bold fraktur',
  'double-struck': 'Double-struck',
  sans: 'Sans-serif',
  'sans-bold': 'Sans-serif bold',
  'sans-italic': 'Sans-serif italic',
  'sans-bold-italic': 'Sans-serif bold italic',
  monospace: 'Monospace',
} as const
const enclosedNames = {
  circled: 'Circled',
  'black-circled': 'White on black circles',
  squared: 'Squared',
  'black-squared': 'White on black squares',
  parenthesized: 'In parentheses',
  'full-width': 'Full width',
  spaced: 'Spaced out',
  'small-capitals': 'Small capitals',
  raised: 'Superscript',
  lowered: 'Subscript',
} as const
const markNames = {
  underlined: 'Underlined',
  'double-underlined': 'Underlined twice',
  overlined: 'Overlined',
  'double-overlined': 'Overlined twice',
  struck: 'Struck through',
  'struck-short': 'Struck through, short',
  slashed: 'Slashed',
  'slashed-short': 'Slashed, short',
  waved: 'Waves through',
  'crossed-above': 'Crosses above',
  'bridge-above': 'Bridges above',
  'plus-below': 'Plus signs below',
  'seagull-below': 'Seagulls below',
  'arrow-below': 'Arrows below',
  'in-circles': 'Letters in rings',
  'in-squares': 'Letters in boxes',
  'in-diamonds': 'Letters in diamonds',
} as const
const names: Readonly<Record<TextStyle, string>> = { ...letterNames, ...enclosedNames, ...markNames }
const groups = [
  ['Letters of mathematics', letterNames],
  ['Enclosed, raised and small', enclosedNames],
  ['With marks', markNames],
] as const

/** Shown of a longer text, in UTF-16 units. */
const shownCharacters = 400

function valueOf({ texts }: StyledAnswer, style: TextStyle): NamedValue {
  const { text, kept } = texts[style]
  const isLong = text.length > shownCharacters
  return {
    label: isLong ? `${names[style]}, the beginning` : names[style],
    text: isLong ? text.slice(0, shownCharacters).replace(/[\uD800-\uDBFF]$/, '') : text,
    ...(kept > 0 && { mark: { tone: 'plain', text: `${kept} without this style` } }),
  }
}

function plainOf({ plain, isStyled }: StyledAnswer): View[] {
  if (!isStyled) return []
  const isLong = plain.length > shownCharacters * 10
  return [
    isLong
      ? { kind: 'text', label: 'Plain text, the beginning', text: plain.slice(0, shownCharacters * 10), boxed: true }
      : { kind: 'values', items: [{ label: 'Plain text', text: plain }] },
  ]
}

export default defineWorkbench({
  worker: worker<StyledQuestion, StyledAnswer>('styled-text'),
  options: {
    style: choice('Style to copy and save', {
      options: names,
      initial: 'bold',
      as: 'search',
    }),
    alikes: toggle('Plain text: letters of other scripts become those they look like', {
      help: 'A Cyrillic а becomes a Latin a. Only for text that is meant to be Latin.',
    }),
  },
  panels: [{ at: 'inputs', fields: ['style', 'alikes'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Your text, plain or styled',
      placeholder: 'Hello World',
      height: 'short',
      example: 'Grand Opening 2026',
      takes: { text: {} },
      opens: { label: 'Open a text file', accept: '.txt,text/plain', largest: 20_000, otherwise: 'Style it in parts.' },
    },
  },
  resultLabel: 'In forty styles',
  ask({ values: { style, alikes }, texts: { text } }): StyledQuestion | undefined {
    return text.trim() === '' ? undefined : { source: text, style, alikes }
  },
  views({ answer, values: { style } }): View[] {
    if (!answer)
      return [{ kind: 'note', says: 'Type a text and copy it in any style. Styled text that you paste is made plain.' }]
    return [
      ...plainOf(answer),
      {
        kind: 'note',
        status: true,
        tone: 'warn',
        says: `A screen reader may say “${answer.spoken.join(', ')}” for ${names[style].toLowerCase()}, or nothing. Keep names and links plain.`,
      },
      ...groups.flatMap(([heading, group]): View[] => [
        { kind: 'heading', says: heading },
        { kind: 'values', items: (Object.keys(group) as TextStyle[]).map((one) => valueOf(answer, one)) },
      ]),
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy',
      done: 'Copied',
      of: ({ answer, values }) => answer?.texts[values.style].text,
    },
    plain: {
      kind: 'copy',
      label: 'Copy plain text',
      done: 'Copied the plain text',
      of: ({ answer }) => (answer?.isStyled ? answer.plain : undefined),
    },
    save: {
      kind: 'save',
      label: 'Save TXT',
      file: ({ values }) => `${values.style}.txt`,
      type: 'text/plain;charset=utf-8',
      of: ({ answer, values }) => answer?.texts[values.style].text,
    },
    all: {
      kind: 'save',
      label: 'Save all styles',
      file: 'styles.txt',
      type: 'text/plain;charset=utf-8',
      of: ({ answer }) =>
        answer &&
        (Object.keys(names) as TextStyle[]).map((one) => `${names[one]}\n${answer.texts[one].text}\n`).join('\n'),
    },
  },
  controls: [
    { label: 'Your text', help: 'Plain text to style, or styled text to make plain.' },
    { label: 'Style to copy and save', help: 'Every style also has a copy button of its own.' },
  ],
  results: [
    { label: 'The text in forty styles', kind: 'value' },
    { label: 'Plain text of a styled one', kind: 'value' },
    { label: 'Names that a screen reader may say', kind: 'value' },
  ],
  formula:
    'Letters are replaced by characters of Unicode that look like them in a style, or get a combining mark; the way back takes marks off and applies NFKC of Unicode Annex 15',
  limits: [
    'These are other characters and no formatting: a search for the plain word does not find them.',
    'Styles cover A to Z and a to z, some of them figures; accented letters and other scripts stay as they are.',
    'Squared and black styles have capitals only, small capitals no x.',
    'Old devices show a box where their fonts lack a character.',
    'The plain text also gives ½, ™ and ﬁ in plain characters, since NFKC does.',
  ],
  sources: [
    {
      title: 'The Unicode Standard, section 22.2: Letterlike symbols and mathematical alphabets',
      href: 'https://www.unicode.org/versions/latest/core-spec/chapter-22/',
    },
    { title: 'Unicode Standard Annex #15: Normalization forms', href: 'https://www.unicode.org/reports/tr15/' },
    { title: 'Unicode Technical Standard #39: Security mechanisms', href: 'https://www.unicode.org/reports/tr39/' },
  ],
  abilities: ['save', 'print'],
})
