import { codeViews } from '@/lib/kits/app/code-report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Content } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import { xmlMessages as says, xmlSample, type XmlQuestion, type XmlReport } from './xml-formatter.messages'

const editableSize = 2_000_000
const whenFormatted = { field: 'task', is: 'format' } as const

/** A question that only whoever holds the text answers. */
const wholeText = { askOpen: { ask: 'file' } } as unknown as Content<XmlQuestion>
const outputOf = ({ answer }: { answer: XmlReport | undefined }) => (answer && answer.lines > 0 ? wholeText : undefined)

const pathViews = ({ paths }: XmlReport): View[] =>
  paths.length > 0 ? [{ kind: 'table', label: says.pathsLabel, columns: says.pathColumns, rows: paths }] : []

export default defineWorkbench({
  worker: worker<XmlQuestion, XmlReport>('xml-formatter'),
  options: {
    task: choice('What to do', { options: says.tasks, initial: 'format', as: 'buttons' }),
    indent: choice('Indent', { options: says.indents, initial: '2', shownWhen: whenFormatted }),
    attributes: choice('Attributes', { options: says.attributes, initial: 'line', shownWhen: whenFormatted }),
    keepsComments: toggle('Keep comments', { initial: true, shownWhen: { field: 'task', is: 'minify' } }),
    empty: choice('Empty elements', { options: says.empty, initial: 'keep', refines: true }),
    sortAttributes: toggle('Sort attributes', { refines: true }),
    view: choice('View', { options: says.views, initial: 'text', as: 'buttons' }),
  },
  panels: [
    { at: 'top', fields: ['task'] },
    {
      at: 'inputs',
      label: 'How it is written',
      fields: ['indent', 'attributes', 'keepsComments', 'empty', 'sortAttributes'],
    },
    { at: 'results', fields: ['view'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'XML to lay out',
      placeholder: 'Paste XML here, or drop a file',
      height: 'tall',
      example: xmlSample,
      takes: { text: {} },
      holds: {
        accept:
          '.xml,.svg,.rss,.atom,.xsd,.xsl,.xslt,.wsdl,.plist,.kml,.gpx,.xhtml,.config,.csproj,.pom,text/xml,application/xml',
        pasted: 'pasted.xml',
        above: editableSize,
      },
    },
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.checking,
  ask({ values, texts, opened }): XmlQuestion | undefined {
    const { view: _view, ...settings } = values
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...settings }
  },
  views({ answer, values }) {
    if (!answer || values.view === 'text' || answer.paths.length === 0) return codeViews(answer, says.words)
    return [...codeViews({ ...answer, lines: 0 }, says.words), ...pathViews(answer)]
  },
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: says.copied, of: outputOf },
    save: {
      kind: 'save',
      label: 'Download',
      file: ({ opened, values }) =>
        opened.text?.name.replace(
          /(\.\w+)?$/,
          (ending) => `${values.task === 'minify' ? '.min' : '.formatted'}${ending || '.xml'}`,
        ) ?? 'formatted.xml',
      type: 'application/xml',
      of: outputOf,
    },
  },
  controls: [
    { label: 'XML', help: 'Type, paste, drop or open a file of up to 100 MB.' },
    { label: 'What to do', help: 'Lay the document out, or take all white space between elements away.' },
    { label: 'Attributes', help: 'On one line, wrapped in long tags, or each on a line of its own.' },
    { label: 'Empty elements', help: 'As they are, short or as a pair of tags.' },
  ],
  results: [
    { label: 'The document laid out', kind: 'value' },
    { label: 'What keeps it from being well-formed, with line and column', kind: 'verdict' },
    { label: 'Its paths as XPath, how often each occurs, attributes and a first text', kind: 'table' },
  ],
  formula:
    'Checks the document by XML 1.0, then moves white space between elements only; text, attributes and CDATA are copied as they are written',
  limits: [
    'Well-formed is not valid: no DTD, XSD or other schema is applied.',
    'Of a document type only the names of its entities are read; a mistake inside it may pass.',
    'Levels deeper than 200 are written at the same margin.',
    'Canonical XML is not written.',
  ],
  asked: [{ says: '{text:xml}' }],
  sources: [
    { title: 'W3C: Extensible Markup Language (XML) 1.0, fifth edition', href: 'https://www.w3.org/TR/xml/' },
    { title: 'W3C: Namespaces in XML 1.0, third edition', href: 'https://www.w3.org/TR/xml-names/' },
    { title: 'libxml2, whose xmllint the checks are compared with', href: 'https://gitlab.gnome.org/GNOME/libxml2' },
  ],
  abilities: ['save', 'print'],
})
