import { csvCell } from '@/lib/base/format/csv-cell'
import { choice, defineGenerator, integer, problem, text, toggle } from '@/lib/kits/generator'
import type { Draw } from '@/lib/base/random/draw'
import { makeUuids, sqlInList, sqlInsert, writtenUuid, type ListedVersion, type UuidLook } from '@/lib/engines/uuid'

interface UuidValues extends UuidLook {
  version: ListedVersion
  count: number
  quotes: 'none' | 'double' | 'single'
  comma: boolean
  table: string
  column: string
}

const most = 1_000_000

/** More than this is made in a worker. */
const quick = 2000

const quoteMarks = { none: '', double: '"', single: "'" }

const notDrawn = () => problem<never>(null, 'The list has not been drawn yet.')

function countOf({ count }: UuidValues): number {
  return Math.min(most, Math.max(1, count))
}

function listOf(values: UuidValues, draw: Draw, progress: (share: number) => void): string[] {
  return makeUuids(values.version, countOf(values), draw, progress).map((uuid) => writtenUuid(uuid, values))
}

function linesOf(values: UuidValues, list: readonly string[]): string {
  const mark = quoteMarks[values.quotes]
  return list.map((one) => mark + one + mark).join(values.comma ? ',\n' : '\n')
}

const identifier = {
  source: '^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$',
  says: 'be a name of letters, digits and underscores',
}

export default defineGenerator({
  form: {
    version: choice('Version', {
      options: { v4: 'v4, random', v7: 'v7, in order of time' },
      initial: 'v4',
    }),
    count: integer('How many', { initial: 10, help: '1 to 1,000,000.' }),
    upper: toggle('Upper case', { section: 'Look' }),
    bare: toggle('Without hyphens', { section: 'Look' }),
    prefix: text('Prefix', {
      optional: true,
      maxLength: 40,
      pattern: { source: '^[^\\s"\\\\,]*$', says: 'have no spaces, quotation marks, commas or backslashes' },
      help: 'Written before each, as in user_.',
      section: 'Look',
      refines: true,
    }),
    quotes: choice('Quotation marks', {
      options: { none: 'None', double: '"Double"', single: "'Single'" },
      initial: 'none',
      help: 'For the list and the TXT file. CSV, JSON and SQL bring their own.',
      section: 'Look',
      refines: true,
    }),
    comma: toggle('Comma after each line but the last', { section: 'Look', refines: true }),
    table: text('Table', {
      initial: 'items',
      maxLength: 128,
      pattern: identifier,
      section: 'SQL and CSV',
      refines: true,
    }),
    column: text('Column', {
      initial: 'id',
      maxLength: 128,
      pattern: identifier,
      section: 'SQL and CSV',
      refines: true,
    }),
  },
  makes: 'Lists of UUIDs of version 4 or 7 by RFC 9562, as text, CSV, JSON or SQL.',
  limits: [
    'One list carries one moment: all version 7 UUIDs in it have the millisecond of the draw, and a counter keeps their order.',
    'The counter starts anew with each list. Two lists drawn within the same millisecond do not sort one after the other.',
    'A UUID is an identifier and no secret. Version 7 shows when it was made.',
    'A list for IN of more than 1,000 values is refused by Oracle Database and slow in others.',
  ],
  sources: [
    { title: 'RFC 9562: Universally Unique IDentifiers', href: 'https://www.rfc-editor.org/rfc/rfc9562' },
    { title: 'RFC 8439: ChaCha20 and Poly1305', href: 'https://www.rfc-editor.org/rfc/rfc8439' },
    {
      title: 'Web Cryptography: getRandomValues',
      href: 'https://www.w3.org/TR/webcrypto-2/#Crypto-method-getRandomValues',
    },
    { title: 'RFC 4180: common format for CSV files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
  ],

  build(typed, { show, progress, draw }) {
    const values = withPrefix(typed)
    const title = values.version === 'v7' ? 'UUIDs version 7' : 'UUIDs version 4'
    if (!draw)
      return {
        title,
        sheet: 'bare',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Your list is drawn on your device as soon as the page runs. None is part of the page.',
          },
        ],
      }
    const count = countOf(values)
    return {
      title,
      sheet: 'bare',
      blocks: [
        { kind: 'plain', label: 'UUIDs', text: linesOf(values, listOf(values, draw, progress)), look: 'code' },
        {
          kind: 'facts',
          aside: true,
          facts: [
            { label: 'UUIDs', value: show.count(count) },
            values.version === 'v4'
              ? { label: 'Random bits in each', value: '122' }
              : {
                  label: 'Time in each',
                  value: `${new Date(draw.time).toISOString().replace('T', ' ').replace('Z', '')} UTC`,
                },
          ],
        },
      ],
      notices:
        count === values.count
          ? []
          : [
              {
                is: 'fair',
                says: `A list has 1 to ${show.count(most)} UUIDs. You asked for ${show.count(values.count)}, this one has ${show.count(count)}.`,
              },
            ],
    }
  },

  slow: ({ count }) => count > quick,

  files: {
    txt: {
      label: 'TXT',
      type: 'text/plain;charset=utf-8',
      extension: 'txt',
      slow: true,
      make: (typed, { progress, draw }) => {
        const values = withPrefix(typed)
        return draw ? `${linesOf(values, listOf(values, draw, progress))}\n` : notDrawn()
      },
    },
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      slow: true,
      make: (typed, { progress, draw }) =>
        draw
          ? [typed.column, ...listOf(withPrefix(typed), draw, progress)].map((cell) => `${csvCell(cell)}\r\n`).join('')
          : notDrawn(),
    },
    json: {
      label: 'JSON',
      type: 'application/json',
      extension: 'json',
      slow: true,
      make: (typed, { progress, draw }) =>
        draw ? `${JSON.stringify(listOf(withPrefix(typed), draw, progress), null, 2)}\n` : notDrawn(),
    },
    insert: {
      label: 'SQL INSERT',
      type: 'application/sql',
      extension: 'sql',
      slow: true,
      make: (typed, { progress, draw }) =>
        draw ? sqlInsert(listOf(withPrefix(typed), draw, progress), typed.table, typed.column) : notDrawn(),
    },
    list: {
      label: 'SQL IN list',
      type: 'application/sql',
      extension: 'sql',
      slow: true,
      make: (typed, { progress, draw }) =>
        draw ? sqlInList(listOf(withPrefix(typed), draw, progress), typed.column) : notDrawn(),
    },
  },
  saves: [],
  fresh: { label: 'Another list', secure: true },

  examples: [
    {
      name: 'Five in order of time, for a database key',
      given: { version: 'v7', count: 5 },
      expect: { text: ['017f22e2-79b0-7', 'UUIDs: 5'] },
    },
    {
      name: 'One without hyphens, upper case, with a prefix',
      given: { version: 'v4', count: 1, upper: true, bare: true, prefix: 'doc_' },
      expect: { plain: 'doc_76B8E0ADA0F14D90805D6AE55386BD28' },
    },
  ],
})

function withPrefix<V extends { prefix: string | undefined }>(values: V): V & { prefix: string } {
  return { ...values, prefix: values.prefix ?? '' }
}
