import {
  copyWritten,
  nameWith,
  saveWritten,
  sourceInput,
  writtenText,
  yamlFiles,
} from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import {
  yamlToJsonMessages as says,
  yamlToJsonSample,
  type YamlToJsonQuestion,
  type YamlToJsonReport,
} from './yaml-to-json.messages'

export default defineWorkbench({
  worker: worker<YamlToJsonQuestion, YamlToJsonReport>('yaml-to-json'),
  options: {
    version: choice('YAML version', { options: says.versions, initial: '1.2', as: 'menu' }),
    indent: choice('Indent', { options: says.indents, initial: '2', as: 'menu' }),
    several: choice('Several documents', { options: says.several, initial: 'list' }),
    tags: choice('Tags such as !Ref', { options: says.tags, initial: 'value', as: 'menu' }),
    merges: toggle('Mix in what << names', {
      initial: true,
      shownWhen: { field: 'version', is: '1.2' },
      refines: true,
    }),
    asciiOnly: toggle('Escape non-ASCII characters', { refines: true }),
  },
  panels: [
    {
      at: 'inputs',
      label: 'How it is read and written',
      fields: ['version', 'indent', 'several', 'tags', 'merges', 'asciiOnly'],
    },
  ],
  inputs: {
    text: sourceInput(
      { label: 'YAML to convert', placeholder: 'Paste YAML here, or drop a file', example: yamlToJsonSample },
      yamlFiles,
    ),
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.working,
  ask({ values, texts, opened }): YamlToJsonQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: ({ answer }) => [
    ...codeViews(answer, says.words, 'json'),
    ...(answer && answer.comments.length > 0
      ? [
          {
            kind: 'table',
            label: says.commentsLabel,
            isTitled: true,
            columns: says.commentsHead,
            rows: answer.comments,
          } as const,
        ]
      : []),
  ],
  takeAway: {
    copy: copyWritten<YamlToJsonReport, YamlToJsonQuestion>(says.copied),
    save: saveWritten<YamlToJsonReport, YamlToJsonQuestion>(nameWith('json', 'data'), 'application/json'),
    next: {
      kind: 'carry',
      gives: 'json',
      leadsTo: ['json-formatter', 'json-to-csv', 'json-schema-validator'],
      of: writtenText<YamlToJsonReport, YamlToJsonQuestion>,
    },
  },
  controls: [
    { label: 'YAML', help: 'Type, paste, drop or open a file of up to 5 MB.' },
    { label: 'YAML version', help: 'In 1.1 yes, no, on and off are truth values; in 1.2 they are text.' },
    { label: 'Several documents', help: 'As one list, or one a line.' },
    { label: 'Tags', help: 'Left out, kept as an object, or written as CloudFormation’s Ref and Fn::GetAtt.' },
  ],
  results: [
    { label: 'The JSON', kind: 'value' },
    { label: 'The comments with their lines', kind: 'table' },
    { label: 'Values that other programs read differently, repeated keys, tags', kind: 'verdict' },
  ],
  formula:
    'Reads each document by YAML 1.2 or 1.1, puts what an alias names in its place, and writes values in their order with the digits that they have',
  limits: [
    'JSON has no comments; they are listed beside the result.',
    'Dates and binary values stay the text that they are.',
    'Aliases may bring in a million values at most; a text that unfolds further is refused.',
  ],
  sources: [
    { title: 'YAML Ain’t Markup Language, version 1.2.2', href: 'https://yaml.org/spec/1.2.2/' },
    { title: 'YAML 1.1: Language-Independent Types', href: 'https://yaml.org/type/' },
    {
      title: 'AWS CloudFormation: Intrinsic function reference',
      href: 'https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/intrinsic-function-reference.html',
    },
  ],
  abilities: ['save', 'print'],
})
