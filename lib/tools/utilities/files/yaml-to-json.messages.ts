import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted, whole } from '@/lib/messages/counted'
import type { TrapKind } from '@/lib/subjects/yaml/traps'

export const yamlToJsonSample = `# two stages share their settings
defaults: &defaults
  image: "node:20"
  retries: 2
test:
  <<: *defaults
  command: |
    npm ci
    npm test
release:
  <<: *defaults
  retries: 0 # never twice
  when: on
  key: !Ref SigningKey
`

const traps: Record<TrapKind, string> = {
  boolean: 'words that YAML 1.1 reads as true or false',
  sixty: 'values that YAML 1.1 reads in base 60',
  octal: 'numbers that begin with a zero',
  version: 'numbers that end in a zero behind the point',
  date: 'dates, which stay text',
  underscore: 'numbers with underscores, which only YAML 1.1 reads as such',
  exponent: 'numbers with an exponent, which YAML 1.1 reads as text',
  long: 'numbers with more digits than most programs keep',
}

export const yamlToJsonMessages = {
  words: { waiting: 'Paste YAML, and the JSON that it says appears here.', output: 'JSON', notices: 'What to know' },
  versions: { '1.2': '1.2, the current one', '1.1': '1.1, as many programs still read' },
  indents: { '2': '2 spaces', '4': '4 spaces', tab: 'Tab', none: 'One line' },
  several: { list: 'One list of them', lines: 'One a line (NDJSON)' },
  tags: { value: 'Left out', object: 'An object of that name', cloudformation: 'Long form of CloudFormation' },
  done: (documents: number) => (documents === 1 ? 'Converted' : `${whole(documents)} documents converted`),
  invalid: (count: number) => `Not valid YAML: ${counted(count, 'problem', 'problems')}`,
  trapsFound: (kind: TrapKind, count: number, places: string) =>
    `${counted(count, 'value is', 'values are')} among the ${traps[kind]}: ${places}.`,
  onlyComments: 'There is no document in this text, only comments or marks.',
  commentsLabel: 'Comments, for which JSON has no place',
  commentsHead: ['Line', 'Comment'],
  moreComments: (shown: number, count: number) => `The table shows ${whole(shown)} of ${whole(count)} comments.`,
  figures: { documents: 'Documents', aliases: 'Aliases resolved', comments: 'Comments' },
  tooLarge: 'Files of up to 5 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  working: 'Converting',
  copied: 'Copied.',
}

export interface YamlToJsonQuestion {
  ask: 'read'
  source: string | Blob
  version: keyof typeof yamlToJsonMessages.versions
  indent: keyof typeof yamlToJsonMessages.indents
  several: keyof typeof yamlToJsonMessages.several
  tags: keyof typeof yamlToJsonMessages.tags
  merges: boolean
  asciiOnly: boolean
}

export interface YamlToJsonReport extends CodeReport {
  comments: readonly (readonly string[])[]
}
