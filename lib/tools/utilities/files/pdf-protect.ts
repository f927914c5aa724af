import { askToRework, eachViews, fileOfEach, savingEach } from '@/lib/families/pdf-tools/each-file'
import { askPlainly, pdfInput, type PdfWork } from '@/lib/families/pdf-tools/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, text, toggle } from '@/lib/kits/fields/define'
import type { PdfAnswer, PdfQuestion, Permissions, Rework } from '@/lib/subjects/pdf/task'

interface Options {
  password?: string
  again?: string
  owner?: string
  printing: Permissions['printing']
  copies: boolean
  changes: boolean
  notes: boolean
  forms: boolean
  arranges: boolean
}
type ProtectWork = PdfWork<Options>

const adds = '-protected'
/** In bytes of UTF-8: what AES-256 takes of a password (ISO 32000-2, 7.6.4.3.3). */
const longestPassword = 127
const isTooLong = (password: string) => new TextEncoder().encode(password).length > longestPassword

function restricts({ printing, copies, changes, notes, forms, arranges }: Options): boolean {
  return printing !== 'high' || !copies || !changes || !notes || !forms || !arranges
}

/** Why nothing can be saved yet; empty where it can. */
function missing(values: Options): string {
  const { password = '', again = '', owner = '' } = values
  if (password === '' && !restricts(values)) return 'Type a password, or forbid something.'
  if (password !== again) return again === '' ? 'Type the password once more.' : 'The two passwords differ.'
  if (isTooLong(password) || isTooLong(owner)) return 'A password has at most 127 bytes: about 127 Latin letters.'
  if (password !== '' && password === owner)
    return 'The password of the owner must be another one, or the permissions mean nothing.'
  return ''
}

function lockOf(values: Options): Rework | undefined {
  if (missing(values) !== '') return undefined
  const { password = '', owner = '', printing, copies, changes, notes, forms, arranges } = values
  return {
    do: 'lock',
    openPassword: password,
    ownerPassword: owner,
    may: { printing, copies, changes, notes, forms, arranges },
  }
}

const question = (work: ProtectWork) => askToRework(work, lockOf(work.values), adds)

function views(work: ProtectWork): View[] {
  const { values } = work
  const { password = '', owner = '' } = values
  return eachViews(work, {
    waiting: 'Choose a PDF or drop it here.',
    ready: (files) => (files.length === 1 ? 'One file is ready.' : `${files.length} files are ready.`),
    between: [
      { kind: 'note', tone: 'warn', says: missing(values) },
      {
        kind: 'note',
        tone: 'warn',
        says:
          password !== '' && [...password].length < 12
            ? 'This password is short. Twelve characters and more, or four words, hold against guessing.'
            : '',
      },
      {
        kind: 'note',
        says:
          password === '' && restricts(values)
            ? 'Without a password to open it, anybody reads the file, and programs that ignore permissions ignore yours.'
            : '',
      },
      {
        kind: 'note',
        says:
          owner === '' && restricts(values)
            ? 'Without a password of the owner nobody can lift these permissions, you neither. Keep the original.'
            : '',
      },
    ],
  })
}

export default defineWorkbench({
  worker: worker<PdfQuestion, PdfAnswer>('pdf'),
  options: {
    password: text('Password to open', {
      optional: true,
      maxLength: 127,
      secret: true,
      help: 'Kept on this page only. Nobody can find it again if you lose it.',
    }),
    again: text('Password again', { optional: true, maxLength: 127, secret: true }),
    printing: choice('Printing', {
      options: { high: 'Allowed', low: 'At low resolution', none: 'Forbidden' },
      initial: 'high',
    }),
    copies: toggle('Copying text and pictures', { initial: true }),
    changes: toggle('Changing the content', { initial: true }),
    notes: toggle('Adding notes', { initial: true }),
    forms: toggle('Filling in forms', { initial: true }),
    arranges: toggle('Inserting, turning and deleting pages', { initial: true }),
    owner: text('Password of the owner', {
      optional: true,
      maxLength: 127,
      secret: true,
      help: 'Lifts the permissions. Another one than the password to open.',
    }),
  },
  panels: [
    { at: 'inputs', fields: ['password', 'again'] },
    {
      at: 'inputs',
      label: 'What readers may do',
      folded: true,
      fields: ['printing', 'copies', 'changes', 'notes', 'forms', 'arranges', 'owner'],
    },
  ],
  inputs: { files: pdfInput('Open', 'pdf') },
  resultLabel: 'Protected files',
  making: 'Encrypting',
  ask: (): PdfQuestion | undefined => undefined,
  askOf: askPlainly,
  views,
  takeAway: savingEach(question, 'Save protected', adds),
  fileIn: fileOfEach,
  controls: [
    {
      label: 'PDF',
      help: 'One or several; all get the same password. One that is encrypted asks for its present password first.',
    },
    { label: 'Password to open', help: 'Typed twice. Up to 127 bytes, in any script.' },
    { label: 'What readers may do', help: 'Printing, copying, changing, notes, forms and the order of pages.' },
    { label: 'Password of the owner', help: 'Opens the file without restrictions.' },
  ],
  results: [{ label: 'The PDF encrypted with AES-256, or several in a ZIP', kind: 'value' }],
  formula:
    'Encrypts every string and stream of the file with AES-256 in CBC mode under a random key, which is itself encrypted under your passwords (revision 6 of the standard handler)',
  limits: [
    'Permissions are a request: readers that ignore them print and copy all the same. Only the password to open keeps others out.',
    'AES-256 opens in readers since about 2012. Older ones cannot read the file.',
    'Files for archives (PDF/A) must not be encrypted and are refused.',
    'A digital signature in the file is no longer valid afterwards.',
    'Files of up to 500 MB are read. One password serves all files of a visit; lists of passwords are not read.',
  ],
  sources: [
    { title: 'PDF Association: ISO 32000-2 (PDF 2.0), 7.6 Encryption', href: 'https://pdfa.org/resource/iso-32000-2/' },
    { title: 'qpdf manual: PDF encryption', href: 'https://qpdf.readthedocs.io/en/stable/encryption.html' },
    { title: 'NIST SP 800-63B: Passwords', href: 'https://pages.nist.gov/800-63-4/sp800-63b.html' },
  ],
  abilities: ['save', 'print'],
})
