import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted, whole } from '@/lib/messages/counted'
import type { XmlConvention } from '@/lib/subjects/xml/to-json'

export const xmlToJsonSample = `<?xml version="1.0" encoding="UTF-8"?>
<order id="10442" xmlns:p="urn:example:price">
  <customer>Zoë Müller</customer>
  <postcode>01067</postcode>
  <line sku="A-1"><p:price currency="EUR">12.50</p:price><quantity>2</quantity></line>
  <line sku="B-7"><p:price currency="EUR">399.00</p:price><quantity>1</quantity></line>
  <note>Leave <b>at the door</b>, please</note>
  <gift/>
</order>
`

const conventions: Record<XmlConvention, string> = {
  plain: 'Plain: @attribute and #text',
  badgerfish: 'Badgerfish: @attribute and $',
  parker: 'Parker: elements alone',
  jsonml: 'JsonML: lists that keep the order',
}

export const xmlToJsonMessages = {
  words: { waiting: 'Paste XML, and it appears here as JSON.', output: 'JSON', notices: 'What to know' },
  conventions,
  types: { text: 'All text', typed: 'Numbers and truth values' },
  indents: { '2': '2 spaces', '4': '4 spaces', tab: 'Tab', none: 'One line' },
  done: (elements: number) => `${counted(elements, 'element', 'elements')} converted`,
  faulty: (count: number) => `Not well-formed XML: ${counted(count, 'problem', 'problems')}`,
  fault: (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  mixed: (count: number, paths: string) =>
    `Text stands beside elements in ${counted(count, 'place', 'places')} (${paths}). Its pieces are joined, so their order is lost; JsonML keeps it.`,
  dropped: (count: number) => `${counted(count, 'attribute has', 'attributes have')} no place in this convention.`,
  left: (comments: number, instructions: number) =>
    `Left out: ${counted(comments, 'comment', 'comments')} and ${counted(instructions, 'instruction', 'instructions')}.`,
  external: (files: readonly string[]) => `The document names ${files.join(', ')}. No other file is read.`,
  unfolds: 'The entities of this document unfold into more than a million characters. It is not converted.',
  deep: 'Elements stand more than 500 levels deep in each other. So deep this tool does not follow.',
  figures: { elements: 'Elements', attributes: 'Attributes', depth: 'Depth' },
  more: (count: number) => ` and ${whole(count)} more`,
  tooLarge: 'Files of up to 50 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  working: 'Converting',
  copied: 'Copied.',
}

export interface XmlToJsonQuestion {
  ask: 'read'
  source: string | Blob
  convention: XmlConvention
  lists: string
  alikeLists: boolean
  types: keyof typeof xmlToJsonMessages.types
  indent: keyof typeof xmlToJsonMessages.indents
  dropsPrefixes: boolean
  trims: boolean
}

export type XmlToJsonReport = CodeReport
