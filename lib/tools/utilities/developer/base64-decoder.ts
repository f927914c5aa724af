import { faultFinding, readingFindings, repairs } from '@/lib/families/base64-files/page-parts'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice, integer } from '@/lib/kits/fields/define'
import { sizeInWords } from '@/lib/messages/workbench'
import type { DecodeAnswer, DecodedFile, DecodeRequest } from '@/lib/subjects/base64-files/decode-task'
import { agrees } from '@/lib/subjects/base64-files/name-file'

interface Options {
  reads: 'one' | 'many'
  least: number
  repair: 'none' | 'skip' | 'cut'
}
type Decoding = Work<Options, Readonly<Record<'text', string>>, DecodeAnswer, DecodeRequest>

/** Files that are shown one by one; the rest are rows of a table. */
const mostShown = 50

const count = (value: number) => value.toLocaleString('en-US')

const says = {
  waiting: 'Paste Base64, a data URI, PEM or a mail, or open a text file with it. It is decoded here and sent nowhere.',
  none: 'No Base64 of this length is in the text. Lower the least length, or decode all of it as one.',
  many: 'Find every Base64 in the text',
  cut: 'More than 500 files: what follows is left out.',
}

const filesOf = ({ answer }: Decoding): readonly DecodedFile[] => (answer?.kind === 'files' ? answer.files : [])

function fileFindings(file: DecodedFile): Finding[] {
  const { claimed, type, findings, cutAt, bytes, isText } = file
  return [
    ...(claimed !== undefined && bytes > 0 && !agrees(claimed, { type, extension: '' }, isText)
      ? [{ tone: 'warn', says: `It is said to be ${claimed}, but its bytes are those of ${type}.` } as const]
      : []),
    ...readingFindings(findings, file.characters, cutAt),
  ]
}

function previewViews({ preview, name }: DecodedFile): View[] {
  switch (preview.kind) {
    case 'picture': {
      const { of, width, height, says: caption } = preview
      return [
        { kind: 'picture', label: name, of, isAtSize: true, width, height },
        ...(caption === undefined ? [] : [{ kind: 'note', says: caption } as const]),
      ]
    }
    case 'text':
      return [
        ...(preview.isCut ? [{ kind: 'note', says: 'Its beginning:' } as const] : []),
        { kind: 'text', label: name, text: preview.text, boxed: true },
      ]
    case 'page':
      return [
        { kind: 'note', says: 'Shown without scripts, in a frame of its own. The saved file is as it was.' },
        { kind: 'page', label: name, html: preview.html },
      ]
    case 'hex':
      return [
        { kind: 'note', says: 'Its first bytes:' },
        { kind: 'text', label: name, text: preview.text },
      ]
    case 'none':
      return preview.says === '' ? [] : [{ kind: 'note', tone: 'warn', says: preview.says }]
  }
}

function viewsOf(file: DecodedFile, number: number, isOne: boolean): View[] {
  const { name, type, bytes, characters, line, content } = file
  return [
    { kind: 'note', strong: true, says: isOne ? name : `${number}. ${name}` },
    {
      kind: 'figures',
      items: [
        { label: 'Type', text: type },
        { label: 'Size', text: sizeInWords(bytes) },
        { label: 'Base64 characters', text: count(characters) },
        ...(line === undefined ? [] : [{ label: 'Line', text: count(line) }]),
      ],
    },
    { kind: 'findings', label: `Remarks on ${name}`, items: fileFindings(file) },
    ...previewViews(file),
    ...(isOne ? [] : [{ kind: 'ready', items: [{ label: `Save ${name}`, name, content }] } as const]),
  ]
}

function restTable(files: readonly DecodedFile[]): View[] {
  const rest = files.slice(mostShown)
  if (rest.length === 0) return []
  return [
    {
      kind: 'table',
      isTitled: true,
      label: 'Further files, in the ZIP',
      columns: ['File', 'Type', 'Size', 'Line'],
      rows: rest.map(({ name, type, bytes, line }) => [name, type, sizeInWords(bytes), count(line ?? 1)]),
    },
  ]
}

function only(work: Decoding): DecodedFile | undefined {
  const files = filesOf(work)
  return files.length === 1 ? files[0] : undefined
}

export default defineWorkbench({
  worker: worker<DecodeRequest, DecodeAnswer>('base64-decoder'),
  options: {
    reads: choice('Read', {
      options: { one: 'All of it as one file', many: 'Every Base64 in it' },
      initial: 'one',
      as: 'buttons',
    }),
    repair: choice('Where it is damaged', {
      options: repairs,
      initial: 'none',
      as: 'menu',
      shownWhen: { field: 'reads', is: 'one' },
    }),
    least: integer('Characters at least', {
      initial: 40,
      min: 16,
      max: 100_000,
      help: 'Shorter stretches are words. A data URI counts at any length.',
      shownWhen: { field: 'reads', is: 'many' },
    }),
  },
  panels: [{ at: 'top', fields: ['reads', 'repair', 'least'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Base64',
      placeholder: 'data:image/png;base64,iVBORw0KGgo…, PEM, lines of a mail, or a text that holds some',
      height: 'tall',
      example:
        'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMjAiIGhlaWdodD0iODAiPjxyZWN0IHdpZHRoPSIxMjAiIGhlaWdodD0iODAiIGZpbGw9IiMxMjU4OGEiLz48Y2lyY2xlIGN4PSI2MCIgY3k9IjQwIiByPSIyNCIgZmlsbD0iI2YwYmQ2YSIvPjwvc3ZnPg==',
      takes: { text: {} },
      holds: {
        accept: '.txt,.b64,.base64,.pem,.eml,.mht,.json,.html,.css,.js,.xml,.svg,.csv,text/*',
        pasted: 'pasted.txt',
      },
    },
  },
  resultLabel: 'Files',
  asking: 'Decoding',
  ask({ values: { reads, least, repair }, texts: { text }, opened }): DecodeRequest | undefined {
    const source = opened.text ?? text
    if (typeof source === 'string' && source.trim() === '') return undefined
    return reads === 'one' ? { source, reads, least: 0, repair } : { source, reads, least, repair: 'cut' }
  },
  views({ answer }) {
    if (!answer) return [{ kind: 'note', says: says.waiting }]
    if (answer.kind === 'fault')
      return [{ kind: 'findings', label: 'What is wrong', items: [faultFinding(answer.fault, says.many)] }]
    const { files, isCut } = answer
    if (files.length === 0) return [{ kind: 'findings', label: 'Finds', items: [{ tone: 'warn', says: says.none }] }]
    const isOne = files.length === 1
    return [
      { kind: 'note', status: true, says: isOne ? 'One file.' : `${count(files.length)} files.` },
      ...(isCut ? [{ kind: 'note', tone: 'warn', says: says.cut } as const] : []),
      ...files.slice(0, mostShown).flatMap((file, at) => viewsOf(file, at + 1, isOne)),
      ...restTable(files),
    ]
  },
  takeAway: {
    save: {
      kind: 'save',
      label: 'Save file',
      file: (work) => only(work)?.name ?? 'file.bin',
      type: (work) => only(work)?.type ?? 'application/octet-stream',
      of: (work) => only(work)?.content,
    },
    copy: {
      kind: 'copy',
      label: 'Copy text',
      done: 'Copied the text',
      of(work) {
        const preview = only(work)?.preview
        if (preview?.kind === 'page') return preview.html
        return preview?.kind === 'text' && !preview.isCut ? preview.text : undefined
      },
    },
    zip: {
      kind: 'zip',
      label: 'Save all (ZIP)',
      file: 'decoded.zip',
      files(work) {
        const files = filesOf(work)
        if (files.length < 2) return { 'none.bin': undefined }
        return Object.fromEntries(files.map(({ name, content }) => [name, content]))
      },
    },
  },
  controls: [
    {
      label: 'Base64',
      help: 'Either alphabet, with or without padding; data URIs, PEM, lines of mails, strings of JSON.',
    },
    { label: 'Read', help: 'All of it as one file, or every Base64 in a longer text.' },
    { label: 'Where it is damaged', help: 'Stop and say where, skip what does not belong, or keep what comes before.' },
  ],
  results: [
    { label: 'Each file with its type, told by its bytes', kind: 'value' },
    { label: 'Preview: picture, first page of a PDF, text, web page or bytes', kind: 'value' },
    { label: 'What is wrong, at which character, with ways out', kind: 'verdict' },
  ],
  formula:
    'Four characters of six bits become three bytes, RFC 4648; the type is told by the signature of the bytes, of a text by its beginning',
  limits: [
    'A bare stretch in a longer text counts when it has capitals, small letters and digits or signs, and a length that makes whole bytes: some names look the same.',
    'Up to 500 files of one text are listed, 50 of them with a preview.',
    'Pictures that the browser cannot draw are saved without a preview.',
    'Data URIs with % escapes instead of Base64 are not decoded.',
  ],
  sources: [
    {
      title: 'RFC 4648: The Base16, Base32, and Base64 Data Encodings',
      href: 'https://www.rfc-editor.org/rfc/rfc4648',
    },
    { title: 'RFC 2397: The “data” URL scheme', href: 'https://www.rfc-editor.org/rfc/rfc2397' },
    {
      title: 'RFC 2045, section 6.8: Base64 Content-Transfer-Encoding',
      href: 'https://www.rfc-editor.org/rfc/rfc2045#section-6.8',
    },
    {
      title: 'RFC 7468: Textual Encodings of PKIX, PKCS, and CMS Structures',
      href: 'https://www.rfc-editor.org/rfc/rfc7468',
    },
  ],
  abilities: ['save', 'print'],
})
