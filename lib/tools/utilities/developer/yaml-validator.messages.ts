import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted, whole } from '@/lib/messages/counted'
import type { TrapKind } from '@/lib/subjects/yaml/traps'

export const yamlSample = `# deployment of the shop
version: 1.10
defaults: &defaults
    retries: 3
    timeout: 12:30
regions:
  - DE
  - NO
mode: 0644
shop:
    <<: *defaults
    open: yes
    since: 2024-05-01
`

interface TrapSentence {
  says: string
  hint: string
}

const traps: Record<TrapKind, (written: string) => TrapSentence> = {
  boolean: (written) => ({
    says: `${written} is true or false in YAML 1.1, and text in YAML 1.2.`,
    hint: 'The “Norway problem”. Put it in quotes if it is text; else write true or false.',
  }),
  sixty: (written) => ({
    says: `${written} is one number in base 60 in YAML 1.1, and text in YAML 1.2.`,
    hint: 'Put times and port mappings in quotes.',
  }),
  octal: (written) => ({
    says: `${written} begins with a zero.`,
    hint: 'YAML 1.1 reads digits up to 7 as octal, YAML 1.2 drops the zero. Put codes and file modes in quotes.',
  }),
  version: (written) => ({
    says: `${written} is a number, so most programs drop the zero at its end.`,
    hint: 'Put versions in quotes.',
  }),
  date: (written) => ({
    says: `${written} is a date in YAML 1.1, and text in YAML 1.2.`,
    hint: 'Programs that make a date of it may shift it into another time zone. Put it in quotes to keep it.',
  }),
  underscore: (written) => ({
    says: `${written} is a number in YAML 1.1, and text in YAML 1.2.`,
    hint: 'Leave the underscore out of a number, or put a text in quotes.',
  }),
  exponent: (written) => ({
    says: `${written} is a number in YAML 1.2, and text in YAML 1.1.`,
    hint: 'Put hashes and article numbers in quotes.',
  }),
  long: (written) => ({
    says: `${written} has more digits than most programs keep.`,
    hint: 'Put identifiers in quotes.',
  }),
}

export const yamlMessages = {
  words: {
    waiting: 'Paste YAML. Mistakes, traps and the laid out text appear here.',
    output: 'YAML',
    notices: 'What to know',
  },
  versions: { '1.2': '1.2, the current one', '1.1': '1.1, as many programs still read' },
  views: { yaml: 'YAML', json: 'As JSON' },
  indents: { '2': '2 spaces', '4': '4 spaces' },
  quotes: { keep: 'As they are', double: 'Double', single: 'Single' },
  collections: { keep: 'As they are', block: 'Each item on its line' },
  widths: { '0': 'Not folded', '80': '80 characters', '120': '120 characters' },
  valid: (documents: number) =>
    documents === 1 ? 'Valid YAML. No problem was found.' : `Valid YAML with ${whole(documents)} documents`,
  validWithTraps: (count: number) =>
    `Valid YAML, with ${counted(count, 'value', 'values')} that programs read differently`,
  invalid: (count: number) => `Not valid YAML: ${counted(count, 'problem', 'problems')}`,
  traps,
  moreTraps: (count: number) =>
    `${counted(count, 'more value is', 'more values are')} read differently by some programs.`,
  onlyComments: 'There is no document in this text, only comments or marks.',
  unsafe: 'This text could not be laid out without changing what it says, so it is left as it is.',
  tooMuch: 'The aliases unfold into too much to be written out. They stay as they are.',
  figures: { documents: 'Documents', aliases: 'Aliases', comments: 'Comments', lines: 'Lines' },
  tooLarge: 'Files of up to 5 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  working: 'Checking',
  copied: 'Copied.',
}

export interface YamlQuestion {
  ask: 'read'
  source: string | Blob
  version: keyof typeof yamlMessages.versions
  view: keyof typeof yamlMessages.views
  indent: keyof typeof yamlMessages.indents
  quotes: keyof typeof yamlMessages.quotes
  collections: keyof typeof yamlMessages.collections
  width: keyof typeof yamlMessages.widths
  sortKeys: boolean
  expands: boolean
}

export type YamlReport = CodeReport
