import { csvCell } from '@/lib/base/format/csv-cell'
import type { NamedValue, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, text, toggle } from '@/lib/kits/fields/define'
import type { BaseAnswer, BaseQuestion, NumberList, OneNumber, WrittenBase } from '@/lib/subjects/number-bases/convert'
import { floatFormats } from '@/lib/subjects/number-bases/float'
import type { WordWidth } from '@/lib/subjects/number-bases/word'

/** A longer one is shown by its ends; the file has all of it. */
const mostShown = 2000
const names: Readonly<Record<number, string>> = { 2: 'Binary', 8: 'Octal', 10: 'Decimal', 16: 'Hexadecimal' }
const nameOf = (base: number) => names[base] ?? `Base ${base}`

function shortened(value: string): string {
  return value.length <= mostShown
    ? value
    : `${value.slice(0, mostShown / 2)} … ${value.length - mostShown} more characters … ${value.slice(-mostShown / 2)}`
}

const valuesOf = (bases: readonly WrittenBase[]): NamedValue[] =>
  bases.map(({ base, text: written }) => ({ label: nameOf(base), text: shortened(written) }))

const fileOf = (bases: readonly WrittenBase[]) =>
  bases.map(({ base, text: written }) => `${nameOf(base)}: ${written}`).join('\n')

function wordViews({ word, width }: OneNumber): View[] {
  const heading: View = { kind: 'heading', says: `As a whole number of ${width} bits` }
  if ('reason' in word)
    return [
      heading,
      {
        kind: 'note',
        says:
          word.reason === 'fraction'
            ? 'It has a fraction or no value, so no machine word holds it.'
            : `It does not fit into ${width} bits; choose more above.`,
      },
    ]
  return [
    heading,
    {
      kind: 'values',
      items: [
        { label: 'Bits', text: word.bits.replaceAll(/(?=(?:.{8})+$)/g, ' ').trim() },
        { label: 'Signed, two’s complement', text: String(word.signed) },
        { label: 'Unsigned', text: String(word.unsigned) },
        { label: 'Bytes, big-endian', text: word.bytes.join(' ') },
        { label: 'Bytes, little-endian', text: word.bytes.toReversed().join(' ') },
      ],
    },
  ]
}

function floatViews({ floats }: OneNumber): View[] {
  if (floats.length === 0) return []
  return [
    { kind: 'heading', says: 'As a floating-point number' },
    {
      kind: 'table',
      label: 'As a floating-point number',
      columns: ['Format', 'Hex', 'Sign, exponent, fraction', 'Kind', 'Holds exactly', 'Off by'],
      rows: floats.map(({ format, hex, fields, kind, stored, error }) => [
        floatFormats[format].label,
        hex,
        fields.join(' '),
        kind,
        shortened(stored),
        error,
      ]),
    },
  ]
}

function listViews({ rows, faults, to }: NumberList): View[] {
  const first = rows[0]?.bases ?? []
  return [
    {
      kind: 'findings',
      label: 'Lines that are no number',
      items: faults.slice(0, 50).map(({ line, says, offset, length }) => ({
        tone: 'bad' as const,
        says: `Line ${line}: ${says}`,
        at: { input: 'number', line, column: 1, offset, length },
      })),
    },
    ...(faults.length > 50
      ? [{ kind: 'note', says: `And ${faults.length - 50} more lines that are no number.` } as const]
      : []),
    ...(rows.length === 0
      ? []
      : [
          {
            kind: 'table',
            label: 'Every line',
            columns: ['Given', ...first.map(({ base }) => nameOf(base))],
            rows: rows
              .slice(0, 500)
              .map(({ given, bases }) => [shortened(given), ...bases.map((one) => shortened(one.text))]),
          } as const,
        ]),
    ...(rows.length > 500
      ? [{ kind: 'note', says: `The first 500 of ${rows.length} lines; the file has all, with base ${to}.` } as const]
      : []),
  ]
}

function csvOf({ rows }: NumberList): string {
  const heading = ['Given', ...(rows[0]?.bases ?? []).map(({ base }) => nameOf(base))]
  const lines = rows.map(({ given, bases }) => [given, ...bases.map((one) => one.text)])
  return [heading, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n')
}

export default defineWorkbench({
  worker: worker<BaseQuestion, BaseAnswer>('number-base-converter'),
  options: {
    from: choice('Written in', {
      options: {
        any: 'By its prefix, or decimal',
        '2': 'Binary',
        '8': 'Octal',
        '10': 'Decimal',
        '16': 'Hexadecimal',
        other: 'Another base',
        half: 'Bits of a half float',
        bfloat16: 'Bits of a bfloat16',
        single: 'Bits of a single float',
        double: 'Bits of a double float',
      },
      initial: 'any',
      as: 'menu',
    }),
    fromBase: integer('Base', { initial: 36, min: 2, max: 94, shownWhen: { field: 'from', is: 'other' } }),
    digits: text('Its digits in order, if not 0–9 and a–z', {
      optional: true,
      maxLength: 94,
      shownWhen: { field: 'from', is: 'other' },
    }),
    to: integer('Also in base', { initial: 36, min: 2, max: 36 }),
    width: choice('Bits', {
      options: { '8': '8', '16': '16', '32': '32', '64': '64', '128': '128' },
      initial: '32',
      as: 'menu',
    }),
    grouped: toggle('Digits in groups', { initial: false }),
  },
  panels: [
    { at: 'inputs', fields: ['from', 'fromBase', 'digits'] },
    { at: 'results', fields: ['to', 'width', 'grouped'] },
  ],
  inputs: {
    number: {
      kind: 'text',
      label: 'Number, or one a line',
      placeholder: '255, 0xFF, -1010.11, 0.(3), 6.02e23',
      height: 'short',
      example: '0.1',
      opens: { label: 'Open a list', largest: 5_000_000, otherwise: 'Lists of up to 5 MB are read.' },
    },
  },
  resultLabel: 'In other bases',
  ask({ values, texts: { number } }): BaseQuestion | undefined {
    if (number.trim() === '') return undefined
    const { from, fromBase, digits, to, width, grouped } = values
    const isBits = from === 'half' || from === 'bfloat16' || from === 'single' || from === 'double'
    const own = from === 'other' ? (digits ?? '').replaceAll(/\s/g, '') : ''
    return {
      text: number,
      reads: isBits ? from : 'number',
      from: from === 'any' ? 'any' : from === 'other' ? (own === '' ? fromBase : own.length) : Number(from),
      ...(own === '' ? {} : { digits: own }),
      to,
      width: Number(width) as WordWidth,
      isGrouped: grouped,
    }
  },
  views({ answer, texts }) {
    if (!answer)
      return [
        {
          kind: 'note',
          says: 'Enter a number: whole or with a fraction, in any base from 2 to 36 or in digits of your own.',
        },
      ]
    if (answer.kind === 'fault') {
      const { says, offset, length } = answer.fault
      const before = texts.number.slice(0, offset).split('\n')
      const at = { input: 'number', line: before.length, column: (before.at(-1) ?? '').length + 1, offset, length }
      return [{ kind: 'findings', items: [{ tone: 'bad', says, at }] }]
    }
    if (answer.kind === 'list') return listViews(answer)
    return [
      ...(answer.bases.length === 0
        ? [{ kind: 'note', says: 'These bits are no number.' } as const]
        : [{ kind: 'values', items: valuesOf(answer.bases) } as const]),
      ...wordViews(answer),
      ...floatViews(answer),
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy all',
      done: 'Copied the number in every base',
      of: ({ answer }) => (answer?.kind === 'one' && answer.bases.length > 0 ? fileOf(answer.bases) : undefined),
    },
    save: {
      kind: 'save',
      label: 'Save as text',
      file: 'number.txt',
      type: 'text/plain;charset=utf-8',
      of: ({ answer }) => (answer?.kind === 'one' && answer.bases.length > 0 ? fileOf(answer.bases) : undefined),
    },
    csv: {
      kind: 'save',
      label: 'Save the list (CSV)',
      file: 'numbers.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => (answer?.kind === 'list' && answer.rows.length > 0 ? csvOf(answer) : undefined),
    },
  },
  controls: [
    {
      label: 'Number, or one a line',
      help: 'Up to 1,000,000 digits, with sign, groups, a fraction, a repeated block as in 0.(3), or an exponent in base 10.',
    },
    { label: 'Written in', help: 'A base from 2 to 36, up to 94 digits of your own, or the bits of a float.' },
    { label: 'Bits', help: 'The machine word: 8, 16, 32, 64 or 128 bits.' },
  ],
  results: [
    { label: 'Decimal, binary, hexadecimal, octal and one more base', kind: 'value' },
    { label: 'Machine word: signed, unsigned, bytes in both orders', kind: 'value' },
    { label: 'Half, bfloat16, single and double: bits, exact value and error', kind: 'table' },
  ],
  formula:
    'Positional notation by exact whole numbers; fractions by long division until a remainder comes again; floats rounded to nearest, ties to even (IEEE 754)',
  limits: [
    'A comma parts groups of digits; the point alone begins the fraction.',
    'A fraction is written to 200 digits unless it ends or repeats before.',
    'Two’s complement is worked out for whole numbers; a fixed-point fraction is not.',
    'Numbers of more than 5,000 characters have no table of floats.',
    'Bits cannot be toggled one by one; edit the number in binary instead.',
  ],
  sources: [
    { title: 'IEEE 754-2019: Standard for Floating-Point Arithmetic' },
    {
      title: 'Base58 encoding scheme, Internet-Draft',
      href: 'https://datatracker.ietf.org/doc/html/draft-msporny-base58-03',
    },
  ],
  abilities: ['print'],
})
