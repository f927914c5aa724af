import { csvCell } from '@/lib/base/format/csv-cell'
import type { Offer, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { text } from '@/lib/kits/fields/define'
import { colourFault } from '@/lib/subjects/colour/fault-words'
import { contrastRatio, writtenRatio } from '@/lib/subjects/colour/contrast'
import {
  hexOfBytes,
  judgePair,
  nearestFor,
  shownPair,
  type ContrastAnswer,
  type ContrastQuestion,
  type ListedColour,
  type PairVerdict,
} from '@/lib/subjects/colour/contrast-check'
import type { StyleAudit } from '@/lib/subjects/colour/css-pairs'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { contrastMessages as says } from './color-contrast-checker.messages'

interface Options {
  text: string
  ground: string
}
type ContrastWork = Work<Options, Readonly<Record<'palette', string>>, ContrastAnswer, ContrastQuestion>

/** Rules, faults and the like that are listed at most. */
const mostRows = 200

const requiredOf = (isLarge: boolean) => (isLarge ? 3 : 4.5)

function readPair({ values }: ContrastWork): PairVerdict | View[] {
  const [front, back] = [parseColour(values.text), parseColour(values.ground)]
  if (isColour(front) && isColour(back)) return judgePair(shownPair(front, back))
  const faults = [
    { label: says.field.text, read: front },
    { label: says.field.ground, read: back },
  ].flatMap(({ label, read }) =>
    isColour(read) ? [] : [{ tone: 'bad' as const, says: `${label}: ${colourFault(read)}` }],
  )
  return [{ kind: 'findings', items: faults }]
}

function nearestViews(pair: PairVerdict): View[] {
  const offersOf = (name: keyof Options, hex: string | undefined): Offer[] =>
    hex === undefined ? [] : [{ label: `${says.field[name]} ${hex}`, sets: { [name]: hex } }]
  const items = nearestFor(pair).map(({ least, text: front, ground }) => {
    const offers = [...offersOf('text', front), ...offersOf('ground', ground)]
    return {
      tone: 'plain' as const,
      says: offers.length > 0 ? `Nearest with ${least}:1` : `No lightness of either hue reaches ${least}:1.`,
      offers,
    }
  })
  return items.length === 0
    ? []
    : [
        { kind: 'heading', says: 'Nearest colours that pass' },
        { kind: 'findings', label: 'Nearest colours that pass', items },
      ]
}

function pairViews(work: ContrastWork): View[] {
  const pair = readPair(work)
  if (!('ratio' in pair)) return pair
  const ratio = writtenRatio(pair.ratio)
  return [
    { kind: 'note', status: true, strong: true, says: says.headline(ratio, pair.ratio) },
    {
      kind: 'swatches',
      large: true,
      label: 'Sample',
      items: [
        { colour: hexOfBytes(pair.ground), ink: hexOfBytes(pair.text), label: 'Text on background' },
        { colour: hexOfBytes(pair.text), ink: hexOfBytes(pair.ground), label: 'The other way round' },
      ],
    },
    {
      kind: 'table',
      label: 'Levels of WCAG 2.2',
      columns: ['Use', 'Criterion', 'Needed', 'Result'],
      rows: pair.levels.map(({ id, criterion, least, passes }) => [
        says.uses[id],
        criterion,
        `${least}:1`,
        passes ? says.passes : says.fails,
      ]),
    },
    ...nearestViews(pair),
    { kind: 'heading', says: 'Other ways to look at it' },
    {
      kind: 'figures',
      items: [
        { label: 'APCA (draft)', text: says.apca(pair.lightnessContrast.toFixed(1)) },
        ...pair.seen.map(({ vision, ratio: seen }) => ({
          label: says.visions[vision],
          text: `${writtenRatio(seen)}:1`,
        })),
      ],
    },
    { kind: 'note', tone: 'plain', says: says.apcaNote },
  ]
}

function matrixRows(colours: readonly ListedColour[]): string[][] {
  return colours.map(({ bytes }) => [
    hexOfBytes(bytes),
    ...colours.map(({ bytes: other }) => {
      if (other === bytes) return ''
      const ratio = contrastRatio(bytes, other)
      return `${writtenRatio(ratio)} ${says.level(ratio)}`
    }),
  ])
}

function listViews({ colours, faults, left }: Extract<ContrastAnswer, { kind: 'list' }>): View[] {
  const pairs = colours.flatMap((one, at) =>
    colours.slice(at + 1).map((other) => contrastRatio(one.bytes, other.bytes)),
  )
  const enough = pairs.filter((ratio) => ratio >= 4.5).length
  return [
    { kind: 'note', status: true, strong: true, says: says.listed(colours.length, pairs.length, enough) },
    ...(left > 0 ? [{ kind: 'note', tone: 'warn', says: says.left(left) } as const] : []),
    {
      kind: 'findings',
      items: faults
        .slice(0, mostRows)
        .map(({ line, fault }) => ({ tone: 'bad' as const, says: says.faultAt(line, colourFault(fault)) })),
    },
    ...(colours.length < 2
      ? []
      : [
          {
            kind: 'table',
            label: says.matrix,
            columns: ['Text', ...colours.map(({ bytes }) => hexOfBytes(bytes))],
            rows: matrixRows(colours),
          } as const,
          { kind: 'note', tone: 'plain', says: says.matrixNote } as const,
        ]),
  ]
}

const auditColumns = ['Rule', 'Line', 'Text', 'Background', 'Contrast', 'Needed', 'Result']

/** The pairs of a style sheet, those that miss by most first. */
function auditRows({ pairs }: StyleAudit): string[][] {
  const missing = (pair: StyleAudit['pairs'][number]) => pair.ratio / requiredOf(pair.isLarge)
  return [...pairs]
    .toSorted((one, other) => missing(one) - missing(other))
    .map((pair) => [
      pair.selector,
      String(pair.line),
      pair.written.text,
      pair.written.ground,
      `${writtenRatio(pair.ratio)}:1`,
      `${requiredOf(pair.isLarge)}:1`,
      pair.ratio >= requiredOf(pair.isLarge) ? says.passes : says.fails,
    ])
}

function auditViews(audit: StyleAudit): View[] {
  const rows = auditRows(audit)
  const failing = audit.pairs.filter(({ ratio, isLarge }) => ratio < requiredOf(isLarge)).length
  return [
    { kind: 'note', status: true, strong: true, says: says.audited(audit.pairs.length, failing) },
    ...(rows.length === 0
      ? []
      : [
          {
            kind: 'table',
            label: 'Rules with both colours',
            columns: auditColumns,
            rows: rows.slice(0, mostRows),
          } as const,
        ]),
    ...(audit.halves > 0 ? [{ kind: 'note', tone: 'plain', says: says.halves(audit.halves) } as const] : []),
    ...(audit.faults > 0 ? [{ kind: 'note', tone: 'warn', says: says.cssFaults(audit.faults) } as const] : []),
    {
      kind: 'findings',
      items: audit.unread.slice(0, mostRows).map(({ line, selector, written }) => ({
        tone: 'plain' as const,
        says: says.unread(line, selector, written),
      })),
    },
  ]
}

function tableOf({ answer }: ContrastWork): string[][] {
  if (answer?.kind === 'styles') return answer.pairs.length === 0 ? [] : [auditColumns, ...auditRows(answer)]
  if (answer?.kind !== 'list' || answer.colours.length < 2) return []
  return [['Text', ...answer.colours.map(({ bytes }) => hexOfBytes(bytes))], ...matrixRows(answer.colours)]
}

/** What is copied of the pair, a line each. */
function pairInWords(work: ContrastWork): string | undefined {
  const pair = readPair(work)
  if (!('ratio' in pair)) return undefined
  const levels = pair.levels.map(
    ({ id, criterion, least, passes }) =>
      `${says.uses[id]} (${criterion}, ${least}:1): ${passes ? says.passes : says.fails}`,
  )
  return [`${hexOfBytes(pair.text)} on ${hexOfBytes(pair.ground)}: ${writtenRatio(pair.ratio)}:1`, ...levels].join('\n')
}

export default defineWorkbench({
  worker: worker<ContrastQuestion, ContrastAnswer>('color-contrast-checker'),
  options: {
    text: text('Text colour', { initial: '#767676', maxLength: 80, help: 'HEX, any CSS notation, or a CSS name.' }),
    ground: text('Background', { initial: '#ffffff', maxLength: 80, help: 'A see-through one is laid on white.' }),
  },
  panels: [{ at: 'top', fields: ['text', 'ground'] }],
  inputs: {
    palette: {
      kind: 'text',
      label: 'A list of colours or a style sheet, if you have one',
      placeholder: '#0b2545\n#13315c\n#8da9c4\n\nor .button { color: #fff; background: #13315c }',
      height: 'short',
      example: '#0b2545\n#13315c\n#134074\n#8da9c4\n#eef4ed',
      holds: { accept: '.css,.txt,text/css,text/plain', pasted: 'pasted.css', above: 1_000_000 },
    },
  },
  resultLabel: 'Contrast',
  ask({ texts, opened }): ContrastQuestion | undefined {
    const source = opened.palette ?? texts.palette
    return typeof source === 'string' && source.trim() === '' ? undefined : { source }
  },
  views(work: ContrastWork) {
    const { answer } = work
    if (!answer) return pairViews(work)
    return [
      ...pairViews(work),
      { kind: 'heading', says: answer.kind === 'list' ? 'The list' : 'The style sheet' },
      ...(answer.kind === 'list' ? listViews(answer) : auditViews(answer)),
    ]
  },
  takeAway: {
    copy: { kind: 'copy', label: 'Copy the pair', done: 'Pair copied', of: pairInWords },
    save: {
      kind: 'save',
      label: 'Download the table (CSV)',
      file: 'contrast.csv',
      type: 'text/csv',
      of(work: ContrastWork) {
        const rows = tableOf(work)
        return rows.length === 0 ? undefined : rows.map((row) => row.map(csvCell).join(',')).join('\r\n')
      },
    },
  },
  controls: [
    { label: 'Text colour', help: 'Of the letters, icon or border that is judged.' },
    { label: 'Background', help: 'What it stands on. See-through colours are laid over each other, and over white.' },
    { label: 'List or style sheet', help: 'Up to 24 colours, one a line, or CSS of up to 5 MB.' },
  ],
  results: [
    { label: 'Contrast ratio with the five levels of WCAG 2.2', kind: 'verdict' },
    { label: 'Nearest text and background that pass, one press each', kind: 'value' },
    { label: 'Contrast for three kinds of colour blindness, and APCA as a draft', kind: 'value' },
    { label: 'Every pair of a palette', kind: 'table' },
    { label: 'Rules of a style sheet that miss AA, with their lines', kind: 'table' },
  ],
  formula:
    'Takes the relative luminance L of both colours from linear sRGB and compares (lighter + 0.05) ÷ (darker + 0.05), cut after two decimals and never rounded up',
  limits: [
    'Over photographs and gradients the worst place decides; enter the colour that is found there.',
    'A style sheet is judged rule by rule: what an element inherits from its parents is not known from it.',
    'Of a custom property that is set several times, the first value is used.',
    'em and rem are taken as 16 px where a rule says whether its text is large.',
    'APCA is shown as the draft that it is; WCAG 2.2 decides.',
  ],
  sources: [
    {
      title: 'W3C: Web Content Accessibility Guidelines 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11',
      href: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
    },
    { title: 'W3C: WCAG 2.2, relative luminance', href: 'https://www.w3.org/TR/WCAG22/#dfn-relative-luminance' },
    { title: 'W3C: CSS Color Module Level 4', href: 'https://www.w3.org/TR/css-color-4/' },
    {
      title: 'G. Machado and others: A Physiologically-based Model for Simulation of Color Vision Deficiency (2009)',
      href: 'https://doi.org/10.1109/TVCG.2009.113',
    },
    { title: 'A. Somers: APCA, public working draft', href: 'https://git.apcacontrast.com/documentation/README' },
  ],
  abilities: ['save', 'print'],
})
