import { channelsOf } from '@/lib/base/png/shading'
import { faultFinding, readingFindings, repairs } from '@/lib/families/base64-files/page-parts'
import { groundField, qualityField } from '@/lib/families/image-media/writing-fields'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import { whole } from '@/lib/messages/counted'
import { pictureFileMessages } from '@/lib/messages/picture-files'
import { sizeInWords } from '@/lib/messages/workbench'
import type { Repair } from '@/lib/subjects/base64-files/decode-task'
import type { FoundPicture, PicturesAnswer, PicturesRequest, WrittenAs } from '@/lib/subjects/base64-files/picture-task'
import { claimedKind } from '@/lib/subjects/picture/kind-file'
import { base64ToImageWords as says } from './base64-to-image.messages'

interface Options {
  as: WrittenAs
  quality: number
  ground: string
  reads: PicturesRequest['reads']
  repair: Repair
}
type Finds = Work<Options, Readonly<Record<'text', string>>, PicturesAnswer, PicturesRequest>

/** Pictures that are shown one by one; the rest are rows of a table. */
const mostShown = 50

const picturesOf = ({ answer }: Finds): readonly FoundPicture[] => (answer?.kind === 'pictures' ? answer.pictures : [])

function only(work: Finds): FoundPicture | undefined {
  const pictures = picturesOf(work)
  return pictures.length === 1 ? pictures[0] : undefined
}

function findingsOf(picture: FoundPicture): Finding[] {
  const { claimed, kind, missing, frames, findings, characters, cutAt, fault } = picture
  const claim = claimed?.startsWith('image/') && claimedKind(claimed) !== kind ? claimed : undefined
  return [
    ...(missing ? [{ tone: 'bad', says: says.missing(kind, missing) } as const] : []),
    ...(claim === undefined ? [] : [{ tone: 'warn', says: says.claims(claim, kind) } as const]),
    ...(fault === undefined ? [] : [{ tone: 'warn', says: fault } as const]),
    ...(frames > 1 ? [{ tone: 'plain', says: says.moves(frames) } as const] : []),
    ...(findings ? readingFindings(findings, characters, cutAt) : []),
  ]
}

const sizeOf = ({ size }: FoundPicture) => (size ? says.dimensions(size.width, size.height) : 'not known')

function viewsOf(picture: FoundPicture, number: number, isOne: boolean): View[] {
  const { name, kind, bytes, characters, isBase64, line, small, content, isConverted } = picture
  return [
    { kind: 'note', strong: true, says: isOne ? name : `${number}. ${name}` },
    {
      kind: 'figures',
      items: [
        { label: 'Format', text: pictureFileMessages.kindName(kind) },
        { label: 'Pixels', text: sizeOf(picture) },
        { label: 'Size', text: sizeInWords(bytes) },
        ...(isConverted ? [{ label: 'Saved', text: sizeInWords(content.size) }] : []),
        { label: isBase64 ? 'Base64 characters' : 'Characters', text: whole(characters) },
        ...(line === undefined ? [] : [{ label: 'Line', text: whole(line) }]),
      ],
    },
    { kind: 'findings', label: `Remarks on ${name}`, items: findingsOf(picture) },
    ...(small
      ? [
          {
            kind: 'picture',
            label: name,
            of: small.picture,
            isAtSize: true,
            width: small.width,
            height: small.height,
          } as const,
        ]
      : []),
    ...(isOne ? [] : [{ kind: 'ready', items: [{ label: `Save ${name}`, name, content }] } as const]),
  ]
}

function restTable(pictures: readonly FoundPicture[]): View[] {
  const rest = pictures.slice(mostShown)
  if (rest.length === 0) return []
  return [
    {
      kind: 'table',
      isTitled: true,
      label: 'Further pictures, in the ZIP',
      columns: ['File', 'Format', 'Pixels', 'Size', 'Line'],
      rows: rest.map((one) => [
        one.name,
        pictureFileMessages.kindName(one.kind),
        sizeOf(one),
        sizeInWords(one.bytes),
        whole(one.line ?? 1),
      ]),
    },
  ]
}

const finding = (tone: Finding['tone'], sentence: string): View => ({
  kind: 'findings',
  label: 'Finds',
  items: [{ tone, says: sentence }],
})

export default defineWorkbench({
  worker: worker<PicturesRequest, PicturesAnswer>('base64-to-image'),
  options: {
    as: choice('Save as', {
      options: { same: 'As it is', png: 'PNG', jpeg: 'JPEG', webp: 'WebP' },
      initial: 'same',
      as: 'menu',
    }),
    quality: {
      ...qualityField,
      initial: 85,
      help: '75 to 85 is seldom told from the original.',
      shownWhen: { field: 'as', is: ['jpeg', 'webp'] },
    },
    ground: { ...groundField, shownWhen: { field: 'as', is: 'jpeg' } },
    reads: choice('Read', {
      options: { auto: 'As it comes', one: 'All of it as one picture', many: 'Every picture in it' },
      initial: 'auto',
      as: 'menu',
    }),
    repair: choice('Where it is damaged', {
      options: repairs,
      initial: 'none',
      as: 'menu',
      help: 'Of one picture. Of several, each is kept as far as it reaches.',
      shownWhen: { field: 'reads', is: ['auto', 'one'] },
    }),
  },
  panels: [{ at: 'top', fields: ['as', 'quality', 'ground', 'reads', 'repair'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Base64 or code',
      placeholder: 'iVBORw0KGgo…, data:image/png;base64,…, or CSS, HTML and JSON with pictures in it',
      height: 'tall',
      example:
        ".save { background: url(data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAACVBMVEX///8LX/////9wbiFnAAAAAXRSTlMAQObYZgAAACdJREFUGNNjYMACGOEAnQ8RYWREEwFRTGBAZQEMW0gUwHA6pudQAQB1vQDX/1Ty9gAAAABJRU5ErkJggg==) }\n.mark { background: url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 16'%3E%3Crect width='24' height='16' fill='%2312588a'/%3E%3Ccircle cx='12' cy='8' r='5' fill='%23f0bd6a'/%3E%3C/svg%3E\") }",
      takes: { text: {} },
      holds: {
        accept: '.txt,.b64,.base64,.css,.html,.htm,.json,.js,.mjs,.svg,.xml,.md,.eml,.mht,.csv,text/*',
        pasted: 'pasted.txt',
      },
    },
  },
  resultLabel: 'Pictures',
  asking: 'Decoding',
  ask({ values: { as, quality, ground, reads, repair }, texts: { text }, opened }): PicturesRequest | undefined {
    const source = opened.text ?? text
    if (typeof source === 'string' && source.trim() === '') return undefined
    const isLossy = as === 'jpeg' || as === 'webp'
    return {
      source,
      reads,
      repair: reads === 'many' ? 'cut' : repair,
      as,
      // What a format does not use makes no other question.
      quality: isLossy ? quality : 0,
      ground: channelsOf(as === 'jpeg' ? ground : '#ffffff'),
    }
  },
  views({ answer }) {
    if (!answer) return [{ kind: 'note', says: says.waiting }]
    if (answer.kind === 'fault')
      return [{ kind: 'findings', label: 'What is wrong', items: [faultFinding(answer.fault, says.many)] }]
    if (answer.kind === 'other') return [finding('warn', says.other(answer.type, answer.bytes))]
    const { pictures, isCut, others } = answer
    const left: View[] = others.length > 0 ? [{ kind: 'note', tone: 'warn', says: says.others(others) }] : []
    if (pictures.length === 0) return [finding('warn', says.none), ...left]
    const isOne = pictures.length === 1
    return [
      { kind: 'note', status: true, says: says.found(pictures.length) },
      ...left,
      ...(isCut ? [{ kind: 'note', tone: 'warn', says: says.cutOff } as const] : []),
      ...pictures.slice(0, mostShown).flatMap((one, at) => viewsOf(one, at + 1, isOne)),
      ...restTable(pictures),
    ]
  },
  takeAway: {
    save: {
      kind: 'save',
      label: 'Save picture',
      file: (work) => only(work)?.name ?? 'image.png',
      type: (work) => only(work)?.content.type ?? 'image/png',
      of: (work) => only(work)?.content,
    },
    zip: {
      kind: 'zip',
      label: 'Save all (ZIP)',
      file: 'pictures.zip',
      files(work) {
        const pictures = picturesOf(work)
        if (pictures.length < 2) return { 'none.png': undefined }
        return Object.fromEntries(pictures.map(({ name, content }) => [name, content]))
      },
    },
    copy: {
      kind: 'copy',
      label: 'Copy clean data URI',
      done: 'Copied the data URI',
      of: (work) => only(work)?.uri,
    },
  },
  controls: [
    {
      label: 'Base64 or code',
      help: 'Base64 in either alphabet, a data URI, or CSS, HTML, JSON and mails that hold some.',
    },
    { label: 'Save as', help: 'The bytes as they are, or written anew as PNG, JPEG or WebP.' },
    { label: 'Read', help: 'As it comes, all of it as one picture, or every picture in it.' },
    { label: 'Where it is damaged', help: 'Stop and say where, skip what does not belong, or keep what comes before.' },
  ],
  results: [
    { label: 'Each picture with format, pixels and size, told by its bytes', kind: 'value' },
    { label: 'A small view of it', kind: 'value' },
    { label: 'How many bytes a cut picture lacks, and which row it reaches', kind: 'verdict' },
  ],
  formula:
    'Four characters of six bits become three bytes, RFC 4648; the format is told by the first bytes, and rows of a cut PNG or JPEG are counted in its compressed data',
  limits: [
    'Up to 300 MB of text are read; 500 pictures of one text are listed, 50 of them with a small view.',
    'A cut PNG or JPEG does not say how long it was: besides what is sure, the number is estimated from the rows that are there. Progressive JPEG and interlaced PNG have no such estimate.',
    'HEIC, TIFF and JPEG XL are saved as they are where the browser cannot draw them.',
    'A drawing is converted at its own size.',
  ],
  sources: [
    {
      title: 'RFC 4648: The Base16, Base32, and Base64 Data Encodings',
      href: 'https://www.rfc-editor.org/rfc/rfc4648',
    },
    { title: 'RFC 2397: The “data” URL scheme', href: 'https://www.rfc-editor.org/rfc/rfc2397' },
    { title: 'W3C: Portable Network Graphics (PNG), third edition', href: 'https://www.w3.org/TR/png-3/' },
    { title: 'ITU-T T.81 (JPEG), annex F', href: 'https://www.w3.org/Graphics/JPEG/itu-t81.pdf' },
    { title: 'WHATWG: MIME Sniffing Standard', href: 'https://mimesniff.spec.whatwg.org/' },
  ],
  abilities: ['save', 'print'],
})
