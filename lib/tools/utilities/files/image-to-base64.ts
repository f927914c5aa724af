import { channelsOf } from '@/lib/base/png/shading'
import { pictureWords } from '@/lib/families/image-media/words'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, integer, toggle } from '@/lib/kits/fields/define'
import { whole } from '@/lib/messages/counted'
import { pictureFileMessages } from '@/lib/messages/picture-files'
import { headCharacters, reformed } from '@/lib/subjects/base64-files/file-form'
import {
  aroundImage,
  contentId,
  snippetEndings,
  type ImageWrapping,
  type SnippetPicture,
} from '@/lib/subjects/base64-files/image-snippets'
import type { EncodedImage, ImageRequest } from '@/lib/subjects/base64-files/image-task'
import { claimedKind } from '@/lib/subjects/picture/kind-file'
import type { Recipe, Writing } from '@/lib/subjects/picture/task'
import { imageToBase64Words as says } from './image-to-base64.messages'

const wrappings: Readonly<Record<ImageWrapping, string>> = {
  data: 'Data URI',
  plain: 'Base64 alone',
  html: 'HTML <img>',
  css: 'CSS background',
  markdown: 'Markdown image',
  json: 'JSON',
  react: 'React component',
  email: 'Part of a mail (cid)',
}

interface Options {
  as: ImageWrapping
  svg: 'text' | 'base64'
  tidies: boolean
  shrinks: boolean
  longest: number
  kind: 'same' | 'webp' | 'jpeg' | 'png' | 'avif'
  quality: number
  limit?: number | undefined
}
type Encoding = Work<Options, Readonly<Record<never, string>>, EncodedImage, ImageRequest>
type Encoded = WorkFile<EncodedImage> & { answer: EncodedImage }

/** Shown of a longer text. */
const shownCharacters = 4000
/** Where a file of its own is the better way, in characters of the text: about 10 KB of picture. */
const largeText = 13_500

const isEncoded = (file: WorkFile<EncodedImage>): file is Encoded => file.answer !== undefined
const encodedFiles = ({ files }: Encoding) => files.filter(isEncoded)
const onlyName = (name: string) => name.slice(name.lastIndexOf('/') + 1)

function recipeOf({ shrinks, longest, kind, quality, limit }: Options): Recipe | undefined {
  if (!shrinks) return undefined
  const writing: Writing = {
    kind,
    quality: limit === undefined ? quality : 0,
    lossless: false,
    colours: undefined,
    limit: limit === undefined ? undefined : limit * 1000,
    shrinks: true,
    notes: 'none',
    ground: channelsOf('#ffffff'),
    dpi: undefined,
    keepsSmaller: true,
  }
  return {
    steps: [{ op: 'resize', rule: { by: 'longest', pixels: longest }, enlarges: false, background: undefined }],
    writing,
  }
}

/** Base64 alone and a mail hold no address, so a drawing is in Base64 there. */
const isAddress = ({ address }: EncodedImage, { as, svg }: Options) =>
  address !== undefined && svg === 'text' && as !== 'plain' && as !== 'email'

const pictureOf = ({ name, answer }: Encoded): SnippetPicture => ({ name, type: answer.type, size: answer.size })

interface Text {
  before: string
  /** The data URI or the Base64, as far as the page holds it. */
  body: string
  after: string
  isWhole: boolean
}

function textOf(file: Encoded, options: Options): Text {
  const { answer } = file
  const { as } = options
  const [before, after] = aroundImage(as, pictureOf(file))
  const isWhole = answer.characters <= headCharacters
  if (isAddress(answer, options)) {
    const address = answer.address ?? ''
    // A blank ends an address where nothing stands around it.
    const body =
      as === 'data' || as === 'markdown' ? address.replaceAll(' ', '%20').replaceAll(/[()]/g, escaped) : address
    return { before, body, after, isWhole: true }
  }
  if (as === 'plain') return { before, body: answer.head, after, isWhole }
  if (as === 'email') return { before, body: answer.head, after, isWhole }
  return { before: `${before}data:${answer.type};base64,`, body: answer.head, after, isWhole }
}

const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`

/** A mail has lines of at most 76 characters. */
const folded = (base64: string, { as }: Options) =>
  as === 'email' ? reformed(base64, { alphabet: 'standard', padding: true, lines: 'mime' }) : base64

function wholeText(file: Encoded, options: Options): string | undefined {
  const { before, body, after, isWhole } = textOf(file, options)
  return isWhole ? before + folded(body, options) + after : undefined
}

/** All of it, also where the page does not hold it; a mail is folded by the page alone. */
function contentOf(file: Encoded, options: Options): string | Blob | undefined {
  const { before, body, after, isWhole } = textOf(file, options)
  if (options.as === 'email') return wholeText(file, options)
  // The Base64 lies in the worker's own file, which is not copied.
  return isWhole && body !== file.answer.head ? before + body + after : new Blob([before, file.answer.whole, after])
}

function findingsOf(file: Encoded, options: Options): Finding[] {
  const { answer, name } = file
  const ending = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase()
  const isWrongName = ending !== undefined && claimedKind(ending) !== answer.found
  const isInCode = options.as !== 'plain' && options.as !== 'email' && options.as !== 'json'
  const length = isAddress(answer, options) ? (answer.address?.length ?? 0) : answer.characters
  return [
    ...(isWrongName ? [{ tone: 'warn', says: says.wrongName(ending, answer.found) } as const] : []),
    ...answer.remarks.map((remark) => ({
      tone: remark.is === 'tidied' || remark.is === 'drawing-stays' ? ('plain' as const) : ('warn' as const),
      says: says.remark(remark),
    })),
    ...answer.pixelRemarks.map((remark) => ({ tone: 'plain' as const, says: pictureWords.remark(remark) })),
    ...(answer.address === undefined || options.as === 'plain' || options.as === 'email'
      ? []
      : [
          {
            tone: 'plain',
            says: says.shorter(answer.address.length, answer.characters + `data:${answer.type};base64,`.length),
          } as const,
        ]),
    ...(isInCode && length > largeText ? [{ tone: 'warn', says: says.large(length) } as const] : []),
    ...(options.as === 'email'
      ? [
          {
            tone: 'plain',
            says: answer.characters > headCharacters ? says.mailTooLong : says.mail(contentId(name)),
          } as const,
        ]
      : []),
  ]
}

function textView(file: Encoded, options: Options): View[] {
  const { before, body, after, isWhole } = textOf(file, options)
  if (options.as === 'email' && !isWhole) return []
  if (isWhole && body.length <= shownCharacters)
    return [{ kind: 'values', items: [{ label: wrappings[options.as], text: before + folded(body, options) + after }] }]
  const text = before + folded(body.slice(0, shownCharacters), options)
  return [{ kind: 'text', label: `${says.tooLongToShow(text.length)}, ${file.name}`, text, boxed: true }]
}

function viewsOf(file: WorkFile<EncodedImage>, options: Options, isOnly: boolean): View[] {
  if (!isEncoded(file)) return []
  const { answer, name } = file
  const { small, size, kind, found } = answer
  // A mail is folded when it is saved, not with every view.
  const content = isOnly || options.as === 'email' ? undefined : contentOf(file, options)
  const ending = snippetEndings[options.as]
  return [
    ...(small
      ? [
          {
            kind: 'picture',
            label: pictureWords.smallOf(name),
            of: small.picture,
            width: small.width,
            height: small.height,
          } as const,
        ]
      : []),
    {
      kind: 'figures',
      items: [
        {
          label: 'Format',
          text: found === kind ? pictureFileMessages.kindName(kind) : pictureWords.formats(found, kind),
        },
        ...(size
          ? [{ label: 'Pixels', text: `${whole(Math.round(size.width))} × ${whole(Math.round(size.height))}` }]
          : []),
        { label: 'File', text: says.became(answer.before, answer.bytes) },
        { label: 'Base64 characters', text: says.growth(answer.bytes, answer.characters) },
      ],
    },
    { kind: 'findings', label: `Remarks on ${name}`, items: findingsOf(file, options) },
    ...textView(file, options),
    ...(content === undefined
      ? []
      : [
          {
            kind: 'ready',
            items: [
              {
                label: 'Save',
                name: `${onlyName(name)}.${ending}`,
                content: typeof content === 'string' ? new Blob([content]) : content,
              },
            ],
          } as const,
        ]),
  ]
}

/** Every file under its own name; of two with one name the second is counted. */
function named(work: Encoding): Record<string, string | Blob> {
  const taken: Record<string, string | Blob> = {}
  const ending = snippetEndings[work.values.as]
  for (const file of encodedFiles(work)) {
    const name = onlyName(file.name)
    let free = `${name}.${ending}`
    for (let number = 2; Object.hasOwn(taken, free); number++) free = `${name} (${number}).${ending}`
    const content = contentOf(file, work.values)
    if (content !== undefined) taken[free] = content
  }
  return taken
}

function only(work: Encoding): Encoded | undefined {
  const [file, ...others] = encodedFiles(work)
  return others.length === 0 ? file : undefined
}

function statusOf(files: Encoding['files']): string {
  if (files.length === 0 || files.some(({ isBusy }) => isBusy)) return ''
  const done = files.filter(isEncoded).length
  const failed = files.length - done
  return [...(done > 0 ? [says.done(done)] : []), ...(failed > 0 ? [says.failed(failed)] : [])].join(' ')
}

const shrinks = { field: 'shrinks', is: true } as const

export default defineWorkbench({
  worker: worker<ImageRequest, EncodedImage>('image-to-base64'),
  options: {
    as: choice('Give it as', { options: wrappings, initial: 'data', as: 'menu' }),
    svg: choice('SVG files', {
      options: { text: 'As text with % escapes', base64: 'In Base64' },
      initial: 'text',
      as: 'menu',
      help: 'Text is mostly shorter, and packs better.',
    }),
    tidies: toggle('Tidy SVG files', {
      initial: true,
      help: 'Made smaller by svgo, without scripts, links and addresses of other files.',
    }),
    shrinks: toggle('Make pictures smaller first', {
      help: 'Resized and written anew, without camera data. Else every byte stays.',
    }),
    longest: integer('Longest side', { unit: 'px', initial: 800, min: 1, max: 16_384, shownWhen: shrinks }),
    kind: choice('Write as', {
      options: { same: 'Same as the file', webp: 'WebP', avif: 'AVIF', jpeg: 'JPEG', png: 'PNG' },
      initial: 'webp',
      as: 'menu',
      shownWhen: shrinks,
    }),
    quality: integer('Quality', {
      initial: 80,
      min: 1,
      max: 100,
      slider: { from: 10, to: 100, step: 1 },
      help: 'Of JPEG, WebP and AVIF. A largest size decides it instead.',
      shownWhen: shrinks,
    }),
    limit: integer('Largest size', {
      unit: 'KB',
      optional: true,
      min: 1,
      max: 20_000,
      help: 'Of the picture. Its Base64 is a third longer.',
      shownWhen: shrinks,
    }),
  },
  panels: [
    { at: 'top', fields: ['as', 'svg', 'tidies'] },
    {
      at: 'inputs',
      label: 'Make smaller first',
      folded: true,
      fields: ['shrinks', 'longest', 'kind', 'quality', 'limit'],
    },
  ],
  inputs: {
    files: {
      kind: 'files',
      label: 'Pictures',
      button: 'Choose pictures',
      accept: 'image/*,.heic,.avif,.webp,.svg,.ico',
      also: ['clipboard', 'camera'],
      folders: true,
      verb: 'Encode',
      stopped: 'Nothing was encoded.',
      follows: 'shown',
    },
  },
  resultLabel: 'Encoded pictures',
  ask: (): ImageRequest | undefined => undefined,
  askOf: (file, { values }): ImageRequest => ({ file, shrinks: recipeOf(values), tidies: values.tidies }),
  views({ files, values }) {
    return [
      { kind: 'note', status: true, strong: true, says: statusOf(files) },
      ...(files.length === 0 ? [{ kind: 'note', says: says.waiting } as const] : []),
      {
        kind: 'files',
        of: Object.fromEntries(files.map((file) => [file.id, viewsOf(file, values, files.length === 1)])),
      },
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy',
      done: 'Copied the text',
      of(work) {
        const file = only(work)
        return file && wholeText(file, work.values)
      },
    },
    save: {
      kind: 'save',
      label: 'Save as text',
      file: (work) => `${onlyName(only(work)?.name ?? 'picture')}.${snippetEndings[work.values.as]}`,
      type: 'text/plain',
      of(work) {
        const file = only(work)
        return file && contentOf(file, work.values)
      },
    },
    map: {
      kind: 'save',
      label: 'Save JSON map',
      file: 'pictures.json',
      type: 'application/json',
      of(work) {
        const files = encodedFiles(work)
        const options: Options = { ...work.values, as: 'data' }
        const entries = files.map((file) => [file.name, wholeText(file, options)])
        if (files.length < 2 || entries.some(([, text]) => text === undefined)) return undefined
        return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
      },
    },
    zip: {
      kind: 'zip',
      label: 'Save all (ZIP)',
      file: 'pictures-base64.zip',
      files(work) {
        const files = named(work)
        return Object.keys(files).length < 2 ? { 'none.txt': undefined } : files
      },
    },
  },
  controls: [
    { label: 'Pictures', help: 'PNG, JPEG, WebP, AVIF, GIF, SVG, ICO, BMP or HEIC: chosen, dropped, pasted or taken.' },
    { label: 'Give it as', help: 'A data URI, Base64 alone, or code for HTML, CSS, Markdown, JSON, React or a mail.' },
    {
      label: 'SVG files',
      help: 'As text with % escapes, which is mostly shorter, or in Base64; tidied and cleaned first.',
    },
    { label: 'Make smaller first', help: 'Longest side, format, quality, or the largest size in KB.' },
  ],
  results: [
    { label: 'The text of each picture, ready to paste', kind: 'value' },
    { label: 'Format told by the bytes, pixels, and how much longer the text is', kind: 'value' },
    { label: 'Whether a file of its own would be better', kind: 'verdict' },
  ],
  formula:
    'Three bytes become four characters, RFC 4648, so Base64 is a third longer than its picture; a drawing stays text, in which only the signs that end an address are escaped',
  limits: [
    'HEIC, TIFF and JPEG XL are encoded as they are: most browsers do not show them.',
    'Moving pictures are never made smaller, since only one frame would remain.',
    'A text of up to 2,000,000 characters can be copied; a longer one is saved.',
    'Tidying rounds coordinates of drawings to a thousandth and keeps titles.',
  ],
  sources: [
    {
      title: 'RFC 4648: The Base16, Base32, and Base64 Data Encodings',
      href: 'https://www.rfc-editor.org/rfc/rfc4648',
    },
    { title: 'RFC 2397: The “data” URL scheme', href: 'https://www.rfc-editor.org/rfc/rfc2397' },
    { title: 'RFC 2392: Content-ID and Message-ID URLs', href: 'https://www.rfc-editor.org/rfc/rfc2392' },
    { title: 'WHATWG: URL Standard', href: 'https://url.spec.whatwg.org/' },
  ],
  abilities: ['save', 'print'],
})
