import type { Draw } from '@/lib/base/random/draw'
import { guidForms, makeUuids, readGuid, readUuid, uuidText, writeGuid, type GuidForm } from '@/lib/engines/uuid-tools'
import type { Document } from '@/lib/kits/document/types'
import { choice, defineGenerator, integer, problem, text } from '@/lib/kits/generator'

interface Values {
  task: 'make' | 'convert' | 'empty'
  form: GuidForm
  count: number
  pasted: string | undefined
}

const most = 100_000
const quick = 2000
const all = Object.keys(guidForms) as GuidForm[]
const labels: Readonly<Record<GuidForm, string>> = guidForms

function bytesOf(uuid: string): Uint8Array {
  const bytes = readUuid(uuid)
  if ('says' in bytes) throw new RangeError(bytes.says)
  return bytes
}

function listOf({ form, count }: Values, draw: Draw, progress: (share: number) => void): string[] {
  return makeUuids('v4', count, draw, progress).map((uuid) => writeGuid(bytesOf(uuid), form))
}

/** One GUID in the chosen notation, then in all others. */
function inAllForms(bytes: Uint8Array, form: GuidForm): Document {
  const others = all.filter((one) => one !== form)
  return {
    title: 'GUID',
    sheet: 'bare',
    blocks: [
      { kind: 'plain', label: labels[form], text: writeGuid(bytes, form), look: 'code' },
      ...others.map(
        (one) => ({ kind: 'plain', label: labels[one], text: writeGuid(bytes, one), look: 'code' }) as const,
      ),
    ],
  }
}

const waits: Document = {
  title: 'GUID',
  sheet: 'bare',
  blocks: [{ kind: 'paragraph', text: 'Drawn on your device as soon as the page runs. None is part of the page.' }],
}

const isMade = { field: 'task', is: 'make' } as const

export default defineGenerator({
  form: {
    task: choice('What to do', { options: { make: 'Make', convert: 'Convert', empty: 'Empty GUID' }, initial: 'make' }),
    pasted: text('GUID to convert', {
      optional: true,
      maxLength: 300,
      placeholder: '{35918BC9-196D-40EA-9779-889D79B753F0}',
      help: 'In any notation of the list, also a C structure or the bytes in memory.',
      shownWhen: { field: 'task', is: 'convert' },
    }),
    form: choice('Notation', { options: guidForms, initial: 'registry', as: 'menu' }),
    count: integer('How many', { initial: 1, min: 1, max: most, shownWhen: isMade }),
  },
  makes: 'GUIDs of version 4 in the notations of Windows, .NET, C and Oracle, and any of these turned into the others.',
  limits: [
    'Made GUIDs are random (version 4). Sequential ones, as SQL Server makes them, are not.',
    'Base64 and bytes are in the order of memory, where the first three fields stand reversed; Oracle RAW is in the order of the text.',
    'The names in the macros are placeholders.',
    'A GUID is an identifier and no secret.',
  ],
  sources: [
    { title: 'RFC 9562: Universally Unique IDentifiers (UUIDs)', href: 'https://www.rfc-editor.org/rfc/rfc9562' },
    {
      title: 'Microsoft: Guid.ToString, formats N, D, B, P and X',
      href: 'https://learn.microsoft.com/dotnet/api/system.guid.tostring',
    },
    { title: 'Microsoft: Guid.ToByteArray', href: 'https://learn.microsoft.com/dotnet/api/system.guid.tobytearray' },
    {
      title: 'Microsoft: GUID structure (guiddef.h)',
      href: 'https://learn.microsoft.com/windows/win32/api/guiddef/ns-guiddef-guid',
    },
  ],

  build(values, { draw, progress, show }) {
    if (values.task === 'empty') return inAllForms(new Uint8Array(16), values.form)
    if (values.task === 'convert') {
      if (values.pasted === undefined)
        return { ...waits, blocks: [{ kind: 'paragraph', text: 'Paste a GUID in any notation.' }] }
      const read = readGuid(values.pasted)
      return 'says' in read ? problem('pasted', `must be a GUID: this ${read.says}`) : inAllForms(read, values.form)
    }
    if (!draw) return waits
    if (values.count === 1)
      return inAllForms(bytesOf(makeUuids('v4', 1, draw)[0] ?? uuidText(new Uint8Array(16))), values.form)
    return {
      title: 'GUIDs',
      sheet: 'bare',
      blocks: [
        { kind: 'plain', label: 'GUIDs', text: listOf(values, draw, progress).join('\n'), look: 'code' },
        { kind: 'facts', aside: true, facts: [{ label: 'GUIDs', value: show.count(values.count) }] },
      ],
    }
  },
  slow: ({ task, count }) => task === 'make' && count > quick,

  files: {
    txt: {
      label: 'TXT',
      type: 'text/plain;charset=utf-8',
      extension: 'txt',
      slow: true,
      shownWhen: isMade,
      make: (values, { draw, progress }) =>
        draw
          ? `${listOf(values, draw, progress).join('\n')}\n`
          : problem<never>(null, 'The list has not been drawn yet.'),
    },
  },
  saves: [],
  fresh: { label: 'Another', secure: true },

  examples: [
    {
      name: 'From the registry to bytes in memory',
      given: { task: 'convert', pasted: '{35918BC9-196D-40EA-9779-889D79B753F0}', form: 'bytes' },
      expect: { plain: 'C9 8B 91 35 6D 19 EA 40 97 79 88 9D 79 B7 53 F0' },
      source: {
        title: 'Microsoft: Guid.ToByteArray',
        href: 'https://learn.microsoft.com/dotnet/api/system.guid.tobytearray',
      },
    },
    {
      name: 'The empty GUID of .NET',
      given: { task: 'empty', form: 'd' },
      expect: { plain: '00000000-0000-0000-0000-000000000000' },
    },
  ],
})
