import {
  copyWritten,
  jsonSources,
  nameWith,
  saveWritten,
  sourceInput,
  writtenText,
} from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import {
  jsonToYamlMessages as says,
  jsonToYamlSample,
  type JsonToYamlQuestion,
  type JsonToYamlReport,
} from './json-to-yaml.messages'

export default defineWorkbench({
  worker: worker<JsonToYamlQuestion, JsonToYamlReport>('json-to-yaml'),
  options: {
    mode: choice('Read as', { options: says.modes, initial: 'json', as: 'menu' }),
    indent: choice('Indent', { options: says.indents, initial: '2' }),
    lines: choice('Texts of several lines', { options: says.lines, initial: 'literal', as: 'menu' }),
    documents: toggle('Each item of the list is a document', {}),
    quotes: choice('Quotes', { options: says.quotes, initial: 'double', as: 'menu', refines: true }),
    width: choice('Long lines', { options: says.widths, initial: '0', refines: true }),
    sortKeys: toggle('Sort keys', { refines: true }),
    anchors: toggle('Name what repeats, and refer to it', { refines: true }),
    indentsLists: toggle('Indent lists beneath their key', { initial: true, refines: true }),
    flowLists: toggle('Short lists on one line', { refines: true }),
  },
  panels: [
    {
      at: 'inputs',
      label: 'How it is read and written',
      fields: [
        'mode',
        'indent',
        'lines',
        'documents',
        'quotes',
        'width',
        'sortKeys',
        'anchors',
        'indentsLists',
        'flowLists',
      ],
    },
  ],
  inputs: {
    text: sourceInput(
      { label: 'JSON to convert', placeholder: 'Paste JSON here, or drop a file', example: jsonToYamlSample },
      jsonSources,
    ),
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.working,
  ask({ values, texts, opened }): JsonToYamlQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: ({ answer }) => codeViews(answer, says.words),
  takeAway: {
    copy: copyWritten<JsonToYamlReport, JsonToYamlQuestion>(says.copied),
    save: saveWritten<JsonToYamlReport, JsonToYamlQuestion>(nameWith('yaml', 'data'), 'application/yaml'),
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['yaml-validator', 'yaml-to-json'],
      of: writtenText<JsonToYamlReport, JsonToYamlQuestion>,
    },
  },
  controls: [
    { label: 'JSON', help: 'Type, paste, drop or open a file of up to 20 MB.' },
    { label: 'Texts of several lines', help: 'As a literal or folded block, or in quotes.' },
    { label: 'Documents', help: 'Items of a list, or lines of NDJSON, with --- between them.' },
    { label: 'Name what repeats', help: 'Equal objects and lists become anchors and aliases.' },
  ],
  results: [
    { label: 'YAML that both versions read as the same', kind: 'value' },
    { label: 'Texts that needed quotes, such as NO, 1.10 and 01067', kind: 'verdict' },
  ],
  formula:
    'Writes members in their order and numbers by their digits, and puts every text into quotes that YAML 1.1 or 1.2 would take for another value',
  limits: [
    'Comments of JSON with comments are left out.',
    'Blocks hold no texts with tabs, trailing spaces or signs that need an escape; those stand in quotes.',
    'An exponent gets a point and a sign (1e3 becomes 1.0e+3), since YAML 1.1 takes it for text otherwise.',
  ],
  sources: [
    { title: 'YAML Ain’t Markup Language, version 1.2.2', href: 'https://yaml.org/spec/1.2.2/' },
    { title: 'YAML 1.1: Language-Independent Types', href: 'https://yaml.org/type/' },
    {
      title: 'RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format',
      href: 'https://www.rfc-editor.org/rfc/rfc8259',
    },
  ],
  abilities: ['save', 'print'],
})
