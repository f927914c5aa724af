import { defineApp } from '@/lib/app/define'

export default defineApp({
  worker: 'json-formatter',
  controls: [
    { label: 'Text', help: 'Type, paste, drop or open a file of up to 100 MB.' },
    { label: 'Read as', help: 'JSON, JSON with comments, JSON5, or one value a line (NDJSON).' },
    { label: 'Write', help: 'Indented by 2, by 4 or by tabs, or without white space; keys in their order or sorted.' },
  ],
  results: [
    { label: 'Formatted text', kind: 'value' },
    { label: 'Tree with search and JSONPath', kind: 'table' },
    { label: 'Place of the first mistake', kind: 'verdict' },
    { label: 'Repeated keys and numbers that other programs change', kind: 'verdict' },
  ],
  formula:
    'Reads the text into tokens and writes the same tokens with other white space: no number is converted, no key is moved unless you sort',
  limits: [
    'Comments of JSONC and JSON5 are dropped when the text is written as JSON, and the page says so.',
    'Repair guesses what was meant; it takes texts of up to 20 MB.',
    'Escaping and unescaping takes texts of up to 4 MB, copying up to 50 MB.',
  ],
  sources: [
    {
      title: 'RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format',
      href: 'https://www.rfc-editor.org/rfc/rfc8259',
    },
    { title: 'RFC 9535: JSONPath', href: 'https://www.rfc-editor.org/rfc/rfc9535' },
    { title: 'JSONTestSuite by Nicolas Seriot', href: 'https://github.com/nst/JSONTestSuite' },
  ],
  cases: 305,
  abilities: ['save', 'print'],
})
