import {
  copyWritten,
  nameWith,
  saveWritten,
  sourceInput,
  writtenText,
  xmlFiles,
} from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import {
  xmlToJsonMessages as says,
  xmlToJsonSample,
  type XmlToJsonQuestion,
  type XmlToJsonReport,
} from './xml-to-json.messages'

export default defineWorkbench({
  worker: worker<XmlToJsonQuestion, XmlToJsonReport>('xml-to-json'),
  options: {
    convention: choice('Convention', { options: says.conventions, initial: 'plain', as: 'menu' }),
    types: choice('Values', { options: says.types, initial: 'text' }),
    dropsPrefixes: toggle('Drop namespaces and their prefixes', {}),
    alikeLists: toggle('A list in one place is a list in all', { initial: true, refines: true }),
    indent: choice('Indent', { options: says.indents, initial: '2', as: 'menu', refines: true }),
    trims: toggle('Drop spaces around texts', { initial: true, refines: true }),
  },
  panels: [
    {
      at: 'inputs',
      label: 'How it is converted',
      fields: ['convention', 'types', 'dropsPrefixes', 'alikeLists', 'indent', 'trims'],
    },
  ],
  inputs: {
    text: sourceInput(
      { label: 'XML to convert', placeholder: 'Paste XML here, or drop a file', example: xmlToJsonSample },
      xmlFiles,
    ),
    lists: {
      kind: 'text',
      label: 'Always a list',
      placeholder: 'None',
      help: 'Elements such as line, or paths such as order/line, with commas between them.',
      height: 'line',
    },
  },
  resultLabel: 'Result',
  asking: says.working,
  ask({ values, texts, opened }): XmlToJsonQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, lists: texts.lists, ...values }
  },
  views: ({ answer }) => codeViews(answer, says.words, 'json'),
  takeAway: {
    copy: copyWritten<XmlToJsonReport, XmlToJsonQuestion>(says.copied),
    save: saveWritten<XmlToJsonReport, XmlToJsonQuestion>(nameWith('json', 'data'), 'application/json'),
    next: {
      kind: 'carry',
      gives: 'json',
      leadsTo: ['json-formatter', 'json-to-csv', 'json-to-yaml'],
      of: writtenText<XmlToJsonReport, XmlToJsonQuestion>,
    },
  },
  controls: [
    { label: 'XML', help: 'Type, paste, drop or open a file of up to 50 MB.' },
    { label: 'Convention', help: 'Where attributes and text go: plain, Badgerfish, Parker or JsonML.' },
    { label: 'Values', help: 'All text, or numbers and truth values where they are written as JSON writes them.' },
    { label: 'Always a list', help: 'Elements that are lists even where they stand alone.' },
  ],
  results: [
    { label: 'The JSON', kind: 'value' },
    { label: 'Mixed content, dropped attributes and comments', kind: 'verdict' },
    { label: 'Every place where the document is not well-formed', kind: 'verdict' },
  ],
  formula:
    'Reads the document with a strict parser, gathers children of one name into lists, and writes elements, attributes and text by the convention',
  limits: [
    'The order between elements of different names is kept by JsonML alone.',
    'A number with a leading zero, a plus sign or spaces within it stays text.',
    'Entities that the document declares as text are replaced, up to a million characters; those from other files are left out.',
  ],
  sources: [
    { title: 'Extensible Markup Language (XML) 1.0, fifth edition', href: 'https://www.w3.org/TR/xml/' },
    { title: 'JsonML: JSON Markup Language', href: 'http://www.jsonml.org/' },
    {
      title: 'Stefan Goessner: Converting Between XML and JSON',
      href: 'https://www.xml.com/pub/a/2006/05/31/converting-between-xml-and-json.html',
    },
  ],
  abilities: ['save', 'print'],
})
