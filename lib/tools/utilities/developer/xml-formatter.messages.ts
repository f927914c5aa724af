import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted, whole } from '@/lib/messages/counted'

export const xmlSample = `<?xml version="1.0" encoding="UTF-8"?><!-- one order --><order xmlns="urn:example:order" id="1042" currency="EUR"><customer vip="true"><name>Zoë Müller</name><note>Deliver <b>before noon</b>, please.</note></customer><items><item sku="A-1" quantity="2">19.90</item><item sku="B-7" quantity="1">7.50</item></items><terms><![CDATA[5 < 10 & paid]]></terms><gift/></order>`

export const xmlMessages = {
  tasks: { format: 'Format', minify: 'Minify' },
  views: { text: 'XML', paths: 'Paths' },
  indents: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' },
  attributes: { line: 'On one line', long: 'Wrap long tags', each: 'Each on its own line' },
  empty: { keep: 'As they are', short: '<a/>', pair: '<a></a>' },
  words: { waiting: 'Paste XML, and it appears here laid out.', output: 'XML', notices: 'What to know' },
  wellFormed: 'Well-formed XML',
  faulty: (count: number, isCut: boolean) =>
    `Not well-formed: ${isCut ? 'at least ' : ''}${counted(count, 'problem', 'problems')}`,
  fault: (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  entities: (count: number) =>
    `${counted(count, 'entity is', 'entities are')} declared. They stay as they are written and are never replaced.`,
  external: (files: readonly string[]) => `The document names ${files.join(', ')}. No other file is read.`,
  encoding: (name: string) =>
    `The declaration says ${name}. Here the text is Unicode, and what you save is UTF-8; change the declaration.`,
  comments: (count: number) => `${counted(count, 'comment was', 'comments were')} left out.`,
  tooLarge: 'Files of up to 100 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  pathsLabel: 'Paths of the document',
  pathColumns: ['XPath', 'How many', 'Attributes', 'First text'],
  figures: { elements: 'Elements', attributes: 'Attributes', depth: 'Depth', size: 'Size', before: 'Size before' },
  checking: 'Checking',
  writing: 'Laying out',
  copied: 'Copied.',
  number: whole,
}

export interface XmlQuestion {
  ask: 'read'
  source: string | Blob
  task: keyof typeof xmlMessages.tasks
  indent: '2' | '4' | 'tab'
  attributes: keyof typeof xmlMessages.attributes
  empty: keyof typeof xmlMessages.empty
  sortAttributes: boolean
  keepsComments: boolean
}

export interface XmlReport extends CodeReport {
  paths: readonly (readonly string[])[]
}
