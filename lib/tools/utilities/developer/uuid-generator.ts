import type { Draw } from '@/lib/base/random/draw'
import {
  drawnUuids,
  namedUuid,
  nameSpaces,
  readUuid,
  uuidFacts,
  uuidText,
  writtenTicks,
  type DrawnVersion,
  type NamedVersion,
} from '@/lib/engines/uuid-tools'
import type { Block, Document, Fact } from '@/lib/kits/document/types'
import { choice, defineGenerator, integer, longText, problem, text } from '@/lib/kits/generator'

type Version = DrawnVersion | NamedVersion | 'nil' | 'max'
interface Values {
  task: 'make' | 'read'
  version: Version
  space: keyof typeof nameSpaces | 'own'
  ownSpace: string | undefined
  name: string | undefined
  count: number
  pasted: string | undefined
}

const mostPasted = 100_000
const shownRows = 100
const named: readonly Version[] = ['v3', 'v5', 'v8']
const isNamed = (version: Version): version is NamedVersion => named.includes(version)

function linesOf({ pasted = '' }: Values): string[] {
  return pasted.split(/[\r\n]+/).filter((line) => line.trim() !== '')
}

interface Row {
  uuid: string
  version: string
  time: string
  more: string
  ticks: bigint | undefined
}

function rowOf(line: string): Row {
  const bytes = readUuid(line)
  if ('says' in bytes)
    return { uuid: line.trim().slice(0, 60), version: 'none', time: '', more: bytes.says, ticks: undefined }
  const { version, kind, variant, ticks, clockSequence, node } = uuidFacts(bytes)
  return {
    uuid: uuidText(bytes),
    version: version === undefined ? kind : `${version}: ${kind}`,
    time: ticks === undefined ? '' : writtenTicks(ticks, version === 7 ? 3 : 7),
    more: [
      variant === 'RFC 9562' ? '' : variant,
      clockSequence === undefined ? '' : `sequence ${clockSequence}`,
      node === undefined ? '' : `node ${node}`,
    ]
      .filter(Boolean)
      .join(', '),
    ticks,
  }
}

/** Those with a time first, the oldest at the top. */
function sortedRows(values: Values): Row[] {
  return linesOf(values)
    .map(rowOf)
    .toSorted((one, other) => {
      if (one.ticks === undefined || other.ticks === undefined)
        return Number(one.ticks === undefined) - Number(other.ticks === undefined)
      return one.ticks < other.ticks ? -1 : one.ticks > other.ticks ? 1 : 0
    })
}

function readOne(line: string): Document | { says: string } {
  const bytes = readUuid(line)
  if ('says' in bytes) return bytes
  const { version, kind, variant, ticks, clockSequence, node, isHardware } = uuidFacts(bytes)
  const written = uuidText(bytes)
  const facts: Fact[] = [
    { label: 'Version', value: version === undefined ? kind : `${version}: ${kind}`, strong: true },
    { label: 'Variant', value: variant },
    ...(ticks === undefined ? [] : [{ label: 'Made at', value: writtenTicks(ticks, version === 7 ? 3 : 7) }]),
    ...(clockSequence === undefined ? [] : [{ label: 'Clock sequence', value: String(clockSequence) }]),
    ...(node === undefined ? [] : [{ label: 'Node', value: node }]),
  ]
  return {
    title: 'UUID',
    sheet: 'bare',
    blocks: [
      { kind: 'plain', label: 'UUID', text: written, look: 'code' },
      { kind: 'facts', facts },
      ...formBlocks(bytes, written),
    ],
    notices: isHardware
      ? [
          {
            is: 'fair',
            says: 'The node looks like the address of a network card: it may name the machine that made this UUID.',
          },
        ]
      : [],
  }
}

function formBlocks(bytes: Uint8Array, written: string): Block[] {
  const number = BigInt(`0x${written.replaceAll('-', '')}`).toString()
  return [
    {
      kind: 'facts',
      facts: [
        { label: 'URN', value: `urn:uuid:${written}` },
        { label: 'Whole number', value: number },
        { label: 'Base64', value: btoa(String.fromCharCode(...bytes)) },
      ],
    },
  ]
}

function readMany(values: Values, rows: readonly Row[]): Document {
  const wrong = rows.filter(({ version }) => version === 'none').length
  const rest = rows.length - shownRows
  return {
    title: 'UUIDs',
    sheet: 'bare',
    blocks: [
      {
        kind: 'table',
        label: 'UUIDs by time',
        columns: [
          { label: 'UUID', width: 4 },
          { label: 'Version', width: 3 },
          { label: 'Time', width: 3 },
          { label: 'More', width: 3 },
        ],
        rows: rows.slice(0, shownRows).map(({ uuid, version, time, more }) => [uuid, version, time, more]),
      },
    ],
    notices: [
      ...(rest > 0
        ? [{ is: 'plain', says: `${rest.toLocaleString('en-US')} more are in the CSV file.` } as const]
        : []),
      ...(wrong > 0
        ? [
            {
              is: 'fair',
              says: `No UUIDs: ${wrong.toLocaleString('en-US')} of ${linesOf(values).length.toLocaleString('en-US')} lines.`,
            } as const,
          ]
        : []),
    ],
  }
}

function spaceOf({ space, ownSpace }: Values): string {
  return space === 'own' ? (ownSpace ?? '') : nameSpaces[space]
}

function made(values: Values, draw: Draw | undefined): string | undefined {
  const { version, count } = values
  if (version === 'nil') return uuidText(new Uint8Array(16))
  if (version === 'max') return uuidText(new Uint8Array(16).fill(255))
  if (isNamed(version)) return namedUuid(version, spaceOf(values), values.name ?? '')
  return draw && drawnUuids(version, count, draw).join('\n')
}

const isMade = { field: 'task', is: 'make' } as const
const isOfName = [isMade, { field: 'version', is: ['v3', 'v5', 'v8'] }] as const

export default defineGenerator({
  form: {
    task: choice('What to do', { options: { make: 'Make', read: 'Look into' }, initial: 'make' }),
    version: choice('Version', {
      options: {
        v4: '4: random',
        v7: '7: time, then random',
        v5: '5: of a name, SHA-1',
        v3: '3: of a name, MD5',
        v8: '8: of a name, SHA-256',
        v1: '1: time and random node',
        v6: '6: as 1, in order of time',
        nil: 'Nil: all zeros',
        max: 'Max: all ones',
      },
      initial: 'v4',
      as: 'menu',
      shownWhen: isMade,
    }),
    space: choice('Name space', {
      options: { dns: 'Host name (DNS)', url: 'URL', oid: 'OID', x500: 'X.500', own: 'Another UUID' },
      initial: 'dns',
      as: 'menu',
      shownWhen: isOfName,
    }),
    ownSpace: text('UUID of the name space', {
      optional: true,
      maxLength: 60,
      shownWhen: [...isOfName, { field: 'space', is: 'own' }],
    }),
    name: text('Name', { optional: true, initial: 'www.example.com', maxLength: 2000, shownWhen: isOfName }),
    count: integer('How many', {
      initial: 1,
      min: 1,
      max: 1000,
      shownWhen: [isMade, { field: 'version', is: ['v1', 'v4', 'v6', 'v7'] }],
    }),
    pasted: longText('UUIDs to look into', {
      optional: true,
      maxLength: 4_000_000,
      lines: 5,
      placeholder: 'C232AB00-9414-11EC-B3C8-9F6BDECED846',
      help: 'One a line, up to 100,000: with or without hyphens, in braces, as URN, whole number or Base64.',
      shownWhen: { field: 'task', is: 'read' },
    }),
  },
  makes: 'UUIDs of every version of RFC 9562, and what the bits of given ones say: version, variant, time, node.',
  limits: [
    'Versions 1 and 6 get a random node instead of the address of a network card, which a browser does not know.',
    'Version 8 means what its maker says; here it is the SHA-256 of a name, as appendix B.2 of the RFC shows.',
    'The first 100 of a list are shown; the CSV file has all.',
    'A UUID is an identifier and no secret.',
  ],
  sources: [
    { title: 'RFC 9562: Universally Unique IDentifiers (UUIDs)', href: 'https://www.rfc-editor.org/rfc/rfc9562' },
    { title: 'RFC 4122: the UUID URN Namespace, which it replaced', href: 'https://www.rfc-editor.org/rfc/rfc4122' },
    { title: 'RFC 4648: Base16, Base32, Base64', href: 'https://www.rfc-editor.org/rfc/rfc4648' },
  ],

  build(values, { draw }) {
    if (values.task === 'read') {
      const lines = linesOf(values)
      if (lines.length > mostPasted) return problem('pasted', 'must have 100,000 lines or fewer')
      const [only] = lines
      if (only === undefined)
        return {
          title: 'UUID',
          sheet: 'bare',
          blocks: [{ kind: 'paragraph', text: 'Paste a UUID, or a list of them.' }],
        }
      if (lines.length > 1) return readMany(values, sortedRows(values))
      const one = readOne(only)
      return 'says' in one ? problem('pasted', `must hold UUIDs: this ${one.says}`) : one
    }
    if (isNamed(values.version) && values.space === 'own') {
      const read = readUuid(values.ownSpace ?? '')
      if ('says' in read) return problem('ownSpace', `must be a UUID: this ${read.says}`)
    }
    const uuids = made(values, draw)
    const [first] = uuids?.split('\n') ?? []
    const bytes = first === undefined ? undefined : readUuid(first)
    const isOne = values.count === 1 || isNamed(values.version) || values.version === 'nil' || values.version === 'max'
    return {
      title: 'UUID',
      sheet: 'bare',
      blocks: [
        uuids === undefined
          ? { kind: 'paragraph', text: 'Drawn on your device as soon as the page runs. None is part of the page.' }
          : { kind: 'plain', label: isOne ? 'UUID' : 'UUIDs', text: uuids, look: 'code' },
        ...(first !== undefined && isOne && bytes && !('says' in bytes) ? formBlocks(bytes, first) : []),
      ],
      notices:
        values.version === 'v3'
          ? [{ is: 'plain', says: 'RFC 9562 prefers version 5; version 3 is for what already uses it.' }]
          : [],
    }
  },
  slow: (values) => values.task === 'read' && (values.pasted?.length ?? 0) > 100_000,

  files: {
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      slow: true,
      shownWhen: { field: 'task', is: 'read' },
      make: (values) =>
        [
          ['UUID', 'Version', 'Time', 'More'],
          ...sortedRows(values).map(({ uuid, version, time, more }) => [uuid, version, time, more]),
        ]
          .map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`)
          .join(''),
    },
  },
  saves: [],
  fresh: { label: 'Another', secure: true },

  asked: [{ says: '{pasted:uuid}', sets: { task: 'read' } }],
  examples: [
    {
      name: 'The name of a host',
      given: { version: 'v5', name: 'www.example.com' },
      expect: { plain: '2ed6657d-e927-568b-95e1-2665a8aea6a2' },
      source: { title: 'RFC 9562, appendix A.4', href: 'https://www.rfc-editor.org/rfc/rfc9562#appendix-A.4' },
    },
    {
      name: 'When was it made',
      given: { task: 'read', pasted: 'C232AB00-9414-11EC-B3C8-9F6BDECED846' },
      expect: { text: ['Version: 1: time and node', 'Made at: 2022-02-22 19:22:22.0000000 UTC'] },
      source: { title: 'RFC 9562, appendix A.1', href: 'https://www.rfc-editor.org/rfc/rfc9562#appendix-A.1' },
    },
  ],
})
