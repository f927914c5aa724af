import { codeViews, type CodeReport } from '@/lib/kits/app/code-report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { xmlFiles } from '@/lib/families/written-texts/page-parts'
import { choice } from '@/lib/kits/fields/define'
import {
  xmlRulesSample,
  xmlValidatorMessages as says,
  type XmlReadReport,
  type XmlRulesChoice,
  type XmlRulesReport,
  type XmlValidatorAnswer,
  type XmlValidatorQuestion,
} from './xml-validator.messages'

type Validation = Work<
  { rules: XmlRulesChoice },
  Readonly<Record<'text' | 'schema', string>>,
  XmlValidatorAnswer,
  XmlValidatorQuestion
>

const readOf = ({ answer }: Pick<Validation, 'answer'>): XmlReadReport | undefined =>
  answer?.kind === 'read' ? answer : undefined

/** What the rules say of the document that was read last. */
function ruledOf({ answer, next }: Pick<Validation, 'answer' | 'next'>): XmlRulesReport | undefined {
  return next?.kind === 'rules' && readOf({ answer })?.edition === next.edition ? next : undefined
}

function hasRules({ values, texts, opened, files }: Validation): boolean {
  if (values.rules !== 'given') return values.rules !== 'none'
  return texts.schema.trim() !== '' || opened.schema !== undefined || files.length > 0
}

function rulesQuestion(work: Validation): XmlValidatorQuestion | undefined {
  const { values, texts, opened, files, standing } = work
  if (standing?.kind !== 'read' || !standing.isWellFormed || !hasRules(work)) return undefined
  const given = values.rules === 'given'
  return {
    ask: 'rules',
    edition: standing.edition,
    rules: values.rules,
    schema: given ? (opened.schema ?? texts.schema) : '',
    files: given ? files.map(({ file }) => file) : [],
  }
}

function shownReport(work: Validation): CodeReport | undefined {
  const read = readOf(work)
  if (!read?.isWellFormed) return read
  const ruled = ruledOf(work)
  if (ruled && hasRules(work))
    return {
      ...ruled,
      warnings: [...ruled.warnings, ...read.warnings],
      figures: [...read.figures, ...ruled.figures],
    }
  const pending = hasRules(work) ? says.checkingRules : says.wellFormed
  return work.values.rules === 'none'
    ? read
    : { ...read, verdict: { tone: hasRules(work) ? 'plain' : 'good', says: pending } }
}

function fileViews({ answer }: WorkFile<XmlValidatorAnswer>): View[] {
  if (answer?.kind !== 'file') return []
  return [
    { kind: 'figures', items: answer.items },
    ...(answer.wants === '' ? [] : [{ kind: 'note', says: answer.wants } as const]),
  ]
}

const listOf = (work: Validation) => ruledOf(work)?.list || undefined
const schemaFiles = { accept: '.xsd,.sch,.dtd,.xml,.ent,.mod', pasted: 'pasted.xsd' } as const
const whenGiven = { field: 'rules', is: 'given' } as const

export default defineWorkbench({
  worker: worker<XmlValidatorQuestion, XmlValidatorAnswer>('xml-validator'),
  options: { rules: choice('Hold it against', { options: says.rules, initial: 'given', as: 'menu' }) },
  panels: [{ at: 'top', fields: ['rules'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'XML document',
      placeholder: 'Paste the document here, or open a file',
      height: 'tall',
      example: xmlRulesSample.text,
      takes: { text: {} },
      holds: { ...xmlFiles, above: 2_000_000 },
    },
    schema: {
      kind: 'text',
      label: 'Schema: XSD, Schematron or DTD',
      placeholder: 'Paste the schema here, or add its files below',
      height: 'tall',
      example: xmlRulesSample.schema,
      holds: { ...schemaFiles, above: 2_000_000 },
      shownWhen: whenGiven,
    },
    files: {
      kind: 'files',
      label: 'Further files of the schema',
      button: 'Add schema files',
      accept: schemaFiles.accept,
      folders: true,
      verb: 'Read',
      stopped: 'This file was not read.',
      shownWhen: whenGiven,
    },
  },
  resultLabel: 'Result',
  asking: says.checking,
  ask({ texts, opened }): XmlValidatorQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source }
  },
  askOf: (file): XmlValidatorQuestion => ({ ask: 'file', file }),
  askNext: rulesQuestion,
  views: (work) => [
    ...codeViews(shownReport(work), says.words),
    { kind: 'files', of: Object.fromEntries(work.files.map((file) => [file.id, fileViews(file)])) },
  ],
  takeAway: {
    copy: { kind: 'copy', label: 'Copy the list', done: says.copied, of: listOf },
    save: { kind: 'save', label: 'Save the list (CSV)', file: 'xml-problems.csv', type: 'text/csv', of: listOf },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['xml-formatter', 'xml-to-json'],
      of: ({ texts, opened }) => (opened.text || texts.text === '' ? undefined : texts.text),
    },
  },
  controls: [
    { label: 'XML document', help: 'Type, paste, drop or open a file of up to 100 MB.' },
    {
      label: 'Hold it against',
      help: 'A schema of yours, the DTD in the document, UBL 2.1, Cross Industry Invoice, sitemap or RSS.',
    },
    { label: 'Schema', help: 'XML Schema 1.0, ISO Schematron or a DTD; told by what it is.' },
    { label: 'Further files of the schema', help: 'What the schema imports or includes, found by name.' },
  ],
  results: [
    { label: 'Whether the document is well-formed, and whether it is valid', kind: 'verdict' },
    { label: 'Each place that does not fit, with line, column, path and rule', kind: 'table' },
    { label: 'Files that the schema names and that are missing', kind: 'verdict' },
  ],
  formula:
    'Checks the document by XML 1.0 first; only one that is well-formed is held against the grammar of the schema or the assertions of the rules',
  limits: [
    'Well-formedness is checked up to 100 MB, rules up to 50 million characters; elements stand 256 levels deep at most and a text has at most 10 million characters.',
    'XML Schema 1.0 as libxml2 knows it: some fixed values, keys and undeclared elements of the W3C test suite are judged otherwise. Nothing of 1.1.',
    'Schematron rules in XPath 1.0, all phases at once. Rules for XSLT 2 and functions of XSLT are named and not applied.',
    'Entities of the document are put in, files outside it are never read, and entities that swell are stopped.',
    'RSS and sitemap rules are written after their specifications, which are prose.',
  ],
  sources: [
    { title: 'W3C: XML Schema Part 1: Structures', href: 'https://www.w3.org/TR/xmlschema-1/' },
    { title: 'W3C: XML Schema Part 2: Datatypes', href: 'https://www.w3.org/TR/xmlschema-2/' },
    { title: 'W3C: Extensible Markup Language (XML) 1.0, fifth edition', href: 'https://www.w3.org/TR/xml/' },
    { title: 'ISO/IEC 19757-3: Schematron', href: 'https://www.schematron.com/' },
    { title: 'OASIS: Universal Business Language 2.1', href: 'https://docs.oasis-open.org/ubl/UBL-2.1.html' },
    { title: 'Sitemaps XML format', href: 'https://www.sitemaps.org/protocol.html' },
    { title: 'RSS 2.0 specification', href: 'https://www.rssboard.org/rss-specification' },
    { title: 'libxml2', href: 'https://gitlab.gnome.org/GNOME/libxml2' },
  ],
  abilities: ['save', 'print'],
})
