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
  jsonToXmlMessages as says,
  jsonToXmlSample,
  type JsonToXmlQuestion,
  type JsonToXmlReport,
} from './json-to-xml.messages'

export default defineWorkbench({
  worker: worker<JsonToXmlQuestion, JsonToXmlReport>('json-to-xml'),
  options: {
    mark: choice('Attributes begin with', { options: says.marks, initial: 'at', as: 'menu' }),
    lists: choice('Lists', { options: says.lists, initial: 'repeated', as: 'menu', refines: true }),
    nulls: choice('Write null as', { options: says.nulls, initial: 'empty', as: 'menu', refines: true }),
    mode: choice('Read as', { options: says.modes, initial: 'json', as: 'menu', refines: true }),
    indent: choice('Indent', { options: says.indents, initial: '2', as: 'menu', refines: true }),
    declares: toggle('Begin with the XML declaration', { initial: true, refines: true }),
  },
  panels: [
    {
      at: 'inputs',
      label: 'How it is read and written',
      fields: ['mark', 'lists', 'nulls', 'mode', 'indent', 'declares'],
    },
  ],
  inputs: {
    text: sourceInput(
      { label: 'JSON to convert', placeholder: 'Paste JSON here, or drop a file', example: jsonToXmlSample },
      jsonSources,
    ),
    root: {
      kind: 'text',
      label: 'Root element',
      placeholder: 'The only member, or root',
      height: 'line',
    },
    item: {
      kind: 'text',
      label: 'Items without a name',
      placeholder: 'item',
      height: 'line',
    },
    cdata: {
      kind: 'text',
      label: 'In CDATA',
      placeholder: 'None',
      help: 'Members whose text stands there, such as description, with commas between them.',
      height: 'line',
    },
  },
  resultLabel: 'Result',
  asking: says.working,
  ask({ values, texts, opened }): JsonToXmlQuestion | undefined {
    const source = opened.text ?? texts.text
    if (source === '') return undefined
    return { ask: 'read', source, root: texts.root, item: texts.item, cdata: texts.cdata, ...values }
  },
  views: ({ answer }) => codeViews(answer, says.words),
  takeAway: {
    copy: copyWritten<JsonToXmlReport, JsonToXmlQuestion>(says.copied),
    save: saveWritten<JsonToXmlReport, JsonToXmlQuestion>(nameWith('xml', 'data'), 'application/xml'),
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['xml-formatter', 'xml-to-json'],
      of: writtenText<JsonToXmlReport, JsonToXmlQuestion>,
    },
  },
  controls: [
    { label: 'JSON', help: 'Type, paste, drop or open a file of up to 20 MB.' },
    { label: 'Attributes', help: 'Members whose names begin with a sign become attributes, and #text becomes text.' },
    { label: 'Lists', help: 'An element for each item, or one around all of them.' },
    { label: 'null', help: 'An empty element, xsi:nil, or nothing.' },
    { label: 'Root element', help: 'A name of yours; else the only member of the whole.' },
  ],
  results: [
    { label: 'A well-formed document in UTF-8', kind: 'value' },
    { label: 'Names that XML does not allow, and what they became', kind: 'verdict' },
    { label: 'Signs that XML cannot hold', kind: 'verdict' },
  ],
  formula:
    'Writes each member as an element in its order, escapes text and attributes, and reads the result with a strict parser before you get it',
  limits: [
    'XML has no types: 1 and "1", an empty list and an empty text look the same in it.',
    'Whether the document fits a schema is a question for that schema.',
    'Comments of JSON with comments are left out.',
  ],
  sources: [
    { title: 'Extensible Markup Language (XML) 1.0, fifth edition', href: 'https://www.w3.org/TR/xml/' },
    { title: 'Namespaces in XML 1.0, third edition', href: 'https://www.w3.org/TR/xml-names/' },
    { title: 'XML Schema Part 1: Structures, xsi:nil', href: 'https://www.w3.org/TR/xmlschema-1/#xsi_nil' },
  ],
  abilities: ['save', 'print'],
})
