import { askToRework, eachViews, fileOfEach, pdfsOf, savingEach } from '@/lib/families/pdf-tools/each-file'
import { askPlainly, pdfInput, type PdfWork } from '@/lib/families/pdf-tools/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { toggle } from '@/lib/kits/fields/define'
import type { PdfAnswer, PdfQuestion } from '@/lib/subjects/pdf/task'

interface Options {
  mayUnlock: boolean
}
type UnlockWork = PdfWork<Options>

const adds = '-unlocked'

function question(work: UnlockWork): PdfQuestion | undefined {
  return askToRework(work, work.values.mayUnlock ? { do: 'unlock' } : undefined, adds)
}

function views(work: UnlockWork): View[] {
  const open = pdfsOf(work).filter(
    ({ opened: { traits } }) => !traits.includes('encrypted') && !traits.includes('restricted'),
  )
  return eachViews(work, {
    waiting: 'Choose a PDF that asks for a password you know, or that restricts printing or copying.',
    ready: (files) =>
      files.length === 1
        ? 'One file is open and can be saved unlocked.'
        : `${files.length} files are open and can be saved unlocked.`,
    between: [
      {
        kind: 'note',
        tone: 'warn',
        says:
          work.files.length > 0 && !work.values.mayUnlock
            ? 'Tick that you may unlock these files before you save.'
            : '',
      },
      {
        kind: 'note',
        says:
          open.length > 0
            ? `Not encrypted, so nothing is lifted: ${open.map(({ file }) => file.name).join(', ')}.`
            : '',
      },
    ],
  })
}

export default defineWorkbench({
  worker: worker<PdfQuestion, PdfAnswer>('pdf'),
  options: {
    mayUnlock: toggle('I may unlock these files', {
      help: 'They are mine, or their owner gave me the password and the right to use it.',
    }),
  },
  panels: [{ at: 'inputs', fields: ['mayUnlock'] }],
  inputs: { files: pdfInput('Open', 'pdf') },
  resultLabel: 'Unlocked files',
  making: 'Unlocking',
  ask: (): PdfQuestion | undefined => undefined,
  askOf: askPlainly,
  views,
  takeAway: savingEach(question, 'Save unlocked', adds),
  fileIn: fileOfEach,
  controls: [
    {
      label: 'PDF',
      help: 'One or several. Each that is encrypted asks for its own password, the one to open it or that of its owner.',
    },
    { label: 'Password', help: 'Typed beside each file, counted as wrong where it does not fit, and not kept.' },
    { label: 'I may unlock these files', help: 'Has to be ticked before anything is saved.' },
  ],
  results: [{ label: 'The same file without encryption, or several in a ZIP', kind: 'value' }],
  formula:
    'Derives the key from the password you type, decrypts every string and stream with it, and writes the document without its encryption dictionary',
  limits: [
    'Passwords are not guessed, tried from lists or broken. Without the password a file stays closed.',
    'RC4 and AES of 40 to 256 bits with a password are read; certificates and the rights management of shops are not.',
    'Files of up to 500 MB are read.',
    'A digital signature covers the encrypted bytes and is no longer valid in the new file.',
  ],
  sources: [
    {
      title: 'ISO 32000-1:2008, Document management: Portable document format, 7.6 Encryption',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    { title: 'qpdf manual: PDF encryption', href: 'https://qpdf.readthedocs.io/en/stable/encryption.html' },
  ],
  abilities: ['save', 'print'],
})
