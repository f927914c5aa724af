import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import type { View } from '@/lib/kits/app/views'
import { choice, toggle } from '@/lib/kits/fields/define'
import {
  around,
  headCharacters,
  reformed,
  type FileAnswer,
  type FileForm,
  type FileRequest,
  type Wrapping,
} from '@/lib/subjects/base64-files/file-form'

interface Options extends FileForm {
  as: Wrapping
}
type Encoding = Work<Options, Readonly<Record<never, string>>, FileAnswer>
type Encoded = WorkFile<FileAnswer> & { answer: FileAnswer }

/** Shown of a longer text. */
const shownCharacters = 4000
/** Larger data URIs slow a page down more than a file of its own would. */
const largeUri = 32_000

const isEncoded = (file: WorkFile<FileAnswer>): file is Encoded => file.answer !== undefined
const encodedFiles = ({ files }: Encoding) => files.filter(isEncoded)
const baseName = (name: string) => name.slice(name.lastIndexOf('/') + 1)
const count = (number: number) => number.toLocaleString('en-US')

/** A code is one line in the standard alphabet, whatever is chosen for the bare text. */
const isBare = ({ as }: Options) => as === 'plain'

function wanted({ as, alphabet, padding, lines }: Options): FileForm {
  return as === 'plain' ? { alphabet, padding, lines } : { alphabet: 'standard', padding: true, lines: 'one' }
}

const isLong = ({ characters }: FileAnswer) => characters > headCharacters

/** A text that the page does not hold whole is as it was when it was encoded. */
function isOutdated({ answer }: Encoded, values: Options): boolean {
  return isLong(answer) && JSON.stringify(answer.form) !== JSON.stringify(wanted(values))
}

function wholeText({ name, answer }: Encoded, values: Options): string | undefined {
  if (isLong(answer)) return undefined
  const [before, after] = around(answer.type, values.as, baseName(name))
  return before + reformed(answer.head, wanted(values)) + after
}

function wholeOf(file: Encoded, values: Options): string | Blob | undefined {
  if (isOutdated(file, values)) return undefined
  const [before, after] = around(file.answer.type, values.as, baseName(file.name))
  return wholeText(file, values) ?? new Blob([before, file.answer.whole, after])
}

function growth({ bytes, characters }: FileAnswer): string {
  return bytes === 0 ? '0' : `+${Math.round((characters / bytes - 1) * 100)}%`
}

function viewsOf(file: WorkFile<FileAnswer>, values: Options): View[] {
  if (!isEncoded(file)) return []
  const { answer } = file
  const text = wholeText(file, values) ?? around(answer.type, values.as, baseName(file.name))[0] + answer.head
  const isCut = text.length > shownCharacters
  return [
    {
      kind: 'figures',
      items: [
        { label: 'Type', text: answer.type },
        { label: 'Bytes', text: count(answer.bytes) },
        { label: 'Characters', text: `${count(answer.characters)} (${growth(answer)})` },
      ],
    },
    ...(answer.bytes === 0 ? [{ kind: 'note', says: 'The file is empty, and so is its Base64.' } as const] : []),
    ...(!isBare(values) && answer.characters > largeUri
      ? [
          {
            kind: 'note',
            tone: 'warn',
            says: 'More than 32 KB in a page or style sheet: a file of its own loads sooner and is cached.',
          } as const,
        ]
      : []),
    ...(isOutdated(file, values)
      ? [
          {
            kind: 'note',
            tone: 'warn',
            says: 'Encoded with the settings from before. Encode it again to apply these.',
          } as const,
        ]
      : []),
    isCut
      ? {
          kind: 'text',
          label: `The first ${count(shownCharacters)} characters, ${file.name}`,
          text: text.slice(0, shownCharacters),
          boxed: true,
        }
      : { kind: 'values', items: [{ label: 'Text', text }] },
  ]
}

/** Every file under its own name; of two with one name the second is counted. */
function named(work: Encoding): Record<string, string | Blob> {
  const taken: Record<string, string | Blob> = {}
  for (const file of encodedFiles(work)) {
    const name = baseName(file.name)
    let free = `${name}.txt`
    for (let number = 2; Object.hasOwn(taken, free); number++) free = `${name} (${number}).txt`
    const text = wholeOf(file, work.values)
    if (text !== undefined) taken[free] = text
  }
  return taken
}

function only(work: Encoding): Encoded | undefined {
  const [file, ...others] = encodedFiles(work)
  return others.length === 0 ? file : undefined
}

export default defineWorkbench({
  worker: worker<FileRequest, FileAnswer>('base64-encoder'),
  options: {
    as: choice('Give it as', {
      options: { plain: 'Base64 alone', data: 'Data URI', css: 'CSS url()', html: 'HTML', markdown: 'Markdown image' },
      initial: 'plain',
      as: 'menu',
    }),
    lines: choice('Lines', {
      options: { one: 'One line', mime: '76 (MIME)', pem: '64 (PEM)' },
      initial: 'one',
      shownWhen: { field: 'as', is: 'plain' },
    }),
    alphabet: choice('Alphabet', {
      options: { standard: 'Standard + /', url: 'URL-safe - _' },
      initial: 'standard',
      shownWhen: { field: 'as', is: 'plain' },
    }),
    padding: toggle('Padding (=) at the end', { initial: true, shownWhen: { field: 'as', is: 'plain' } }),
  },
  panels: [{ at: 'top', fields: ['as', 'lines', 'alphabet', 'padding'] }],
  inputs: {
    files: {
      kind: 'files',
      label: 'Files to encode',
      button: 'Choose files',
      also: ['clipboard'],
      verb: 'Encode',
      stopped: 'Nothing was encoded.',
    },
  },
  resultLabel: 'Encoded files',
  ask: () => undefined,
  askOf: (file, { values }): FileRequest => ({ file, name: file.name, form: wanted(values) }),
  views(work) {
    const { files, values } = work
    const isDone = files.length > 0 && files.every(({ isBusy }) => !isBusy)
    return [
      { kind: 'note', status: true, strong: true, says: isDone ? `${count(encodedFiles(work).length)} encoded.` : '' },
      ...(files.length === 0
        ? [{ kind: 'note', says: 'Choose or drop files. They are read here and sent nowhere.' } as const]
        : []),
      { kind: 'files', of: Object.fromEntries(files.map((file) => [file.id, viewsOf(file, values)])) },
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
      file: (work) => `${baseName(only(work)?.name ?? 'file')}.txt`,
      type: 'text/plain',
      of(work) {
        const file = only(work)
        return file && wholeOf(file, work.values)
      },
    },
    map: {
      kind: 'save',
      label: 'Save JSON map',
      file: 'base64.json',
      type: 'application/json',
      of(work) {
        const files = encodedFiles(work)
        const entries = files.map((file) => [file.name, wholeText(file, work.values)])
        if (files.length < 2 || entries.some(([, text]) => text === undefined)) return undefined
        return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
      },
    },
    zip: {
      kind: 'zip',
      label: 'Save all (ZIP)',
      file: 'base64.zip',
      files: (work) => {
        const files = named(work)
        return Object.keys(files).length < 2 ? { 'none.txt': undefined } : files
      },
    },
  },
  controls: [
    { label: 'Files', help: 'Any number and kind, chosen, dropped or pasted as a picture.' },
    { label: 'Give it as', help: 'Base64 alone, a data URI, or code around one for CSS, HTML and Markdown.' },
    { label: 'Lines, alphabet and padding', help: 'For Base64 alone: one line, MIME or PEM; standard or URL-safe.' },
  ],
  results: [
    { label: 'Base64 of each file, with type and size', kind: 'value' },
    { label: 'JSON map or ZIP of all', kind: 'value' },
  ],
  formula:
    'Reads each file in pieces and writes three bytes as four characters, RFC 4648; the type is told by the signature of the file',
  limits: [
    'A text of up to 2,000,000 characters (1.5 MB of file) can be copied and changes with the settings; a longer one is saved, and encoded again when they change.',
    'The type of a text file is told by its name.',
    'Base64 is no encryption and no compression: it grows by a third.',
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
  ],
  abilities: ['save', 'print'],
})
