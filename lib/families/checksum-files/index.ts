import { worker, type AnyWorkbench } from '@/lib/kits/app/workbench'
import type { App } from '@/lib/kits/app/define'
import type { Source } from '@/lib/base/source'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { DigestAnswer, DigestRequest } from '@/lib/subjects/hash/digest-task'
import type { ChecksumData } from './member'
import { checksumModule } from './module'

/** A member of the family: its digest and what its page says. */
type ChecksumFiles = ChecksumData & {
  formula: string
  limits: readonly string[]
  sources: readonly [Source, ...Source[]]
}

const ofFiles = { field: 'source', is: 'files' } as const
const ofText = { field: 'source', is: ['text', 'lines'] } as const

const form = {
  source: choice('Checksums of', { options: { files: 'Files', text: 'Text', lines: 'Each line' }, initial: 'files' }),
  capitals: toggle('Capital letters', {}),
  format: choice('List as', {
    options: { gnu: 'GNU', bsd: 'BSD', csv: 'CSV', json: 'JSON' },
    initial: 'gnu',
    help: 'GNU and BSD lists are checked by coreutils and BSD programs.',
    shownWhen: ofFiles,
  }),
}

/** How a digest is called by those who type: sha-256, sha256. */
function callings(name: string): string {
  const lower = name.toLowerCase()
  return [...new Set([lower, lower.replace('-', '')])].join('|')
}

/** Checksums of files of any size, lists of them, and a check against a list. */
export function defineChecksumFiles(member: ChecksumFiles): Omit<App, 'worker' | 'leadsTo'> & AnyWorkbench {
  const { name, formula, limits, sources } = member
  return {
    ...checksumModule(member),
    asked: [{ says: `${callings(name)} {text:words}`, sets: { source: 'text' } }],
    worker: worker<DigestRequest, DigestAnswer>('digest') as AnyWorkbench['worker'],
    options: form,
    panels: [
      { at: 'top', fields: ['source'] },
      { at: 'results', fields: ['format', 'capitals'] },
    ],
    inputs: {
      files: {
        kind: 'files',
        label: 'Files',
        button: 'Choose files',
        folders: true,
        verb: 'Hash',
        stopped: 'No checksum was made.',
        shownWhen: ofFiles,
      },
      list: {
        kind: 'text',
        label: 'List to check against',
        placeholder: `Optional: paste lines such as “9f86d0…  file.zip” or “${name.replace('-', '')} (file.zip) = …”`,
        height: 'short',
        clear: 'Clear the list',
        opens: { label: 'Open a list', largest: 20_000_000, otherwise: 'Add it under “Files”.' },
        shownWhen: ofFiles,
      },
      text: {
        kind: 'text',
        label: 'Text',
        placeholder: 'Type or paste',
        height: 'middle',
        takes: { text: { source: 'text' } },
        opens: { label: 'Open a text file', largest: 20_000_000, otherwise: 'Add it under “Files”.' },
        shownWhen: ofText,
      },
    },
    resultLabel: 'Checksums',
    controls: [
      { label: 'Files and folders', help: 'Any number and size, read in pieces; a file of a folder keeps its path.' },
      {
        label: 'List to check against',
        help: `A list of ${name.replace('-', '').toLowerCase()}sum or of BSD programs, pasted or opened.`,
      },
      { label: 'Text or lines', help: 'A text as a whole, or each of its lines by itself, saved as CSV.' },
    ],
    results: [
      { label: `${name} of each file`, kind: 'value' },
      { label: 'Unchanged, changed, renamed, missing or not in the list', kind: 'verdict' },
      { label: 'Files with the same content', kind: 'table' },
    ],
    formula,
    limits,
    sources,
    abilities: ['save', 'print'],
  }
}
