import type { NamedValue, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { tableToCsv } from '@/lib/kits/calculator/csv'
import { toggle } from '@/lib/kits/fields/define'
import type { Scan, ScanAnswer, ScannedCode, ScanQuestion } from '@/lib/subjects/scan/task'

interface Options {
  showsBytes: boolean
}
type ScanWork = Work<Options, Readonly<Record<never, string>>, ScanAnswer, ScanQuestion>

const says = {
  waiting: 'Hold a code in front of the camera, or choose, drop or paste a picture of it.',
  none: 'No code was found in this picture. Take it from nearer, straight from above and with even light, so that the whole code and its white edge are seen.',
  count: (codes: number, pictures: number) =>
    `${codes === 1 ? 'One code' : `${codes} codes`} in ${pictures === 1 ? 'one picture' : `${pictures} pictures`}.`,
  notText: 'Its content is no text; it is shown as bytes.',
  content: 'Content',
  bytes: 'Bytes',
  notOpened: 'Nothing was opened. Read the address before you do.',
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')

function scanOf({ answer }: WorkFile<ScanAnswer>): Scan | undefined {
  return typeof answer === 'object' ? answer : undefined
}

function valuesOf(code: ScannedCode, showsBytes: boolean): NamedValue[] {
  const { content, isText, text, bytes } = code
  return [
    ...(isText ? [{ label: says.content, text }] : []),
    ...content.fields.map(([label, value]) => ({ label, text: value })),
    ...(showsBytes || !isText ? [{ label: says.bytes, text: hexOf(bytes) }] : []),
  ]
}

function viewsOfCode(code: ScannedCode, at: number, count: number, showsBytes: boolean): View[] {
  const { content, symbology, level, version, identifier, isText } = code
  const number = count > 1 ? `${at + 1}. ` : ''
  const isLink = content.kind === 'Web address'
  return [
    { kind: 'note', strong: true, says: `${number}${content.kind}` },
    {
      kind: 'figures',
      items: [
        { label: 'Code', text: symbology },
        ...(version === '' ? [] : [{ label: 'Version', text: version }]),
        ...(level === '' ? [] : [{ label: 'Error correction', text: level }]),
        { label: 'Identifier', text: identifier },
      ],
    },
    ...content.warnings.map((warning) => ({ kind: 'note', tone: 'warn', says: warning }) as const),
    ...(isText ? [] : [{ kind: 'note', tone: 'plain', says: says.notText } as const]),
    { kind: 'values', items: valuesOf(code, showsBytes) },
    ...(isLink ? [{ kind: 'note', tone: 'plain', says: says.notOpened } as const] : []),
  ]
}

function viewsOfFile(file: WorkFile<ScanAnswer>, showsBytes: boolean): View[] {
  const scan = scanOf(file)
  if (!scan) return []
  const { codes, picture, width, height } = scan
  return [
    { kind: 'picture', label: `${file.name} with its codes framed`, of: picture, width, height },
    ...(codes.length === 0 ? [{ kind: 'note', tone: 'warn', says: says.none } as const] : []),
    ...codes.flatMap((code, at) => viewsOfCode(code, at, codes.length, showsBytes)),
  ]
}

function csvOf({ files }: ScanWork): string | undefined {
  const rows = files.flatMap((file) =>
    (scanOf(file)?.codes ?? []).map(({ symbology, content, isText, text, bytes }) => ({
      picture: file.name,
      code: symbology,
      kind: content.kind,
      content: isText ? text : hexOf(bytes),
      warnings: content.warnings.join(' '),
    })),
  )
  if (rows.length === 0) return undefined
  const columns = {
    picture: { kind: 'text', label: 'Picture' },
    code: { kind: 'text', label: 'Code' },
    kind: { kind: 'text', label: 'Kind' },
    content: { kind: 'text', label: 'Content' },
    warnings: { kind: 'text', label: 'Warnings' },
  } as const
  return tableToCsv(columns, rows)
}

export default defineWorkbench({
  worker: worker<ScanQuestion, ScanAnswer>('qr-scanner'),
  options: { showsBytes: toggle('Show the bytes', {}) },
  panels: [{ at: 'results', fields: ['showsBytes'] }],
  inputs: {
    pictures: {
      kind: 'files',
      label: 'Codes',
      button: 'Choose pictures',
      accept: 'image/*',
      also: ['camera', 'clipboard'],
      live: {
        button: 'Scan with the camera',
        found: 'Found. It is in the list below; hold the next one in front of the camera.',
      },
      verb: 'Read',
      stopped: 'No code was read.',
    },
  },
  resultLabel: 'What the codes say',
  ask: (): ScanQuestion | undefined => undefined,
  askOf: (file): ScanQuestion => ({ ask: 'scan', file }),
  views(work: ScanWork) {
    const { files, values } = work
    const scans = files.flatMap((file) => scanOf(file) ?? [])
    const codes = scans.reduce((sum, scan) => sum + scan.codes.length, 0)
    return [
      {
        kind: 'note',
        status: true,
        strong: true,
        says: files.length === 0 ? says.waiting : scans.length > 0 ? says.count(codes, scans.length) : '',
      },
      { kind: 'files', of: Object.fromEntries(files.map((file) => [file.id, viewsOfFile(file, values.showsBytes)])) },
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy all contents',
      done: 'Contents copied',
      of({ files }: ScanWork) {
        const texts = files.flatMap((file) => scanOf(file)?.codes.map(({ text }) => text) ?? [])
        return texts.length > 0 ? texts.join('\n') : undefined
      },
    },
    csv: { kind: 'save', label: 'Download CSV', file: 'scanned-codes.csv', type: 'text/csv;charset=utf-8', of: csvOf },
  },
  controls: [
    {
      label: 'Camera',
      help: 'Codes are read as you hold them in front of it, one after the other; light where the camera has one.',
    },
    { label: 'Pictures', help: 'Photos and screenshots: chosen, dropped or pasted, each with any number of codes.' },
    { label: 'Bytes', help: 'The raw content as hexadecimal digits.' },
  ],
  results: [
    { label: 'Content of every code, taken apart', kind: 'table' },
    { label: 'Warnings about hidden, short, numeric and unencrypted addresses', kind: 'verdict' },
    { label: 'Kind, version and error correction of the code', kind: 'value' },
    { label: 'The picture with each code framed', kind: 'chart' },
  ],
  formula:
    'Decodes the picture, searches up to 12 megapixels of it by ZXing for codes of all its kinds, turned and light on dark too, and reads the content by its own format without opening anything',
  limits: [
    'Whether an address is harmful is not known here: no list is asked, and nothing is opened.',
    'Of short links the target is not followed.',
    'Codes in a PDF are read from a screenshot of the page.',
    'DotCode, postal codes and colour codes are not read.',
    'A picture of more than 12 megapixels is searched at that size.',
  ],
  sources: [
    { title: 'ZXing-C++: supported formats', href: 'https://github.com/zxing-cpp/zxing-cpp#supported-formats' },
    {
      title: 'European Payments Council: EPC069-12, QR code for SEPA credit transfers',
      href: 'https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/quick-response-code-guidelines-enable-data-capture-initiation',
    },
    { title: 'RFC 6350: vCard', href: 'https://www.rfc-editor.org/rfc/rfc6350' },
    { title: 'GS1 General Specifications', href: 'https://ref.gs1.org/standards/genspecs/' },
    {
      title: 'Google Authenticator: Key Uri Format',
      href: 'https://github.com/google/google-authenticator/wiki/Key-Uri-Format',
    },
  ],
  abilities: ['save', 'print'],
})
