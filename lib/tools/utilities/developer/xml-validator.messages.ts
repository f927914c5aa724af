import type { CodeReport } from '@/lib/kits/app/code-report'
import type { LabelledText } from '@/lib/kits/app/views'
import { counted, whole } from '@/lib/messages/counted'
import type { RulesKind } from '@/lib/subjects/xml/schema-set'

export const xmlRulesSample = {
  text: `<?xml version="1.0" encoding="UTF-8"?>
<order xmlns="urn:example:order" id="1042">
  <customer>Zoë Müller</customer>
  <placed>2026-02-30</placed>
  <items>
    <item sku="A-1" quantity="2">19.90</item>
    <item sku="B-7" quantity="none">7.50</item>
  </items>
  <gift/>
</order>
`,
  schema: `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:example:order"
  targetNamespace="urn:example:order" elementFormDefault="qualified">
  <xs:element name="order">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="customer" type="xs:string"/>
        <xs:element name="placed" type="xs:date"/>
        <xs:element name="items">
          <xs:complexType>
            <xs:sequence>
              <xs:element name="item" type="item" maxOccurs="unbounded"/>
            </xs:sequence>
          </xs:complexType>
        </xs:element>
      </xs:sequence>
      <xs:attribute name="id" type="xs:positiveInteger" use="required"/>
    </xs:complexType>
  </xs:element>
  <xs:complexType name="item">
    <xs:simpleContent>
      <xs:extension base="xs:decimal">
        <xs:attribute name="sku" type="xs:token" use="required"/>
        <xs:attribute name="quantity" type="xs:positiveInteger" use="required"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
</xs:schema>
`,
}

export const xmlValidatorMessages = {
  words: {
    waiting: 'Paste XML and the rules it should follow, and what does not fit is listed here.',
    output: 'XML',
    notices: 'What to know',
  },
  rules: {
    given: 'A schema that you give',
    own: 'The DTD in the document',
    ubl: 'UBL 2.1 invoice or credit note',
    cii: 'Cross Industry Invoice D16B',
    sitemap: 'Sitemap 0.9',
    rss: 'RSS 2.0',
    none: 'None, well-formed only',
  },
  kinds: {
    xsd: 'XML Schema (XSD)',
    schematron: 'Schematron',
    dtd: 'DTD',
    relaxng: 'RELAX NG',
    other: 'No schema',
  } satisfies Record<RulesKind, string>,
  wellFormed: 'Well-formed. Give a schema, and the document is held against it.',
  onlyWellFormed: 'Well-formed XML',
  checkingRules: 'Well-formed. Holding it against the rules.',
  faulty: (count: number, isCut: boolean) =>
    `Not well-formed: ${isCut ? 'at least ' : ''}${counted(count, 'problem', 'problems')}`,
  fault: (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  valid: (rules: string) => `Valid: it follows ${rules}`,
  invalid: (count: number, isCut: boolean, rules: string) =>
    `Not valid: ${isCut ? 'at least ' : ''}${counted(count, 'place does', 'places do')} not follow ${rules}`,
  rulesFaulty: (count: number) =>
    `The rules have ${counted(count, 'mistake', 'mistakes')} of their own, so nothing can be said of the document`,
  names: {
    file: (name: string) => name,
    typed: 'the schema',
    schematron: 'the Schematron rules',
    dtd: 'the DTD',
    own: 'its own DTD',
    ubl: 'UBL 2.1',
    cii: 'Cross Industry Invoice D16B',
    sitemap: 'the sitemap protocol',
    rss: 'RSS 2.0',
  },
  noDtd: 'There are no declarations in this document: it has no DOCTYPE with elements in brackets.',
  outsideDtd: (files: string) => `The DOCTYPE names ${files}, which is not read. Paste its text as the schema.`,
  otherRoot: (root: string, declared: string) => `The root is ${root}, and the DOCTYPE says ${declared}.`,
  noSchema: 'What you gave as rules is no XML Schema, Schematron or DTD.',
  relaxng: 'RELAX NG is not read. Convert it to XML Schema, for instance with trang.',
  noEntry: 'None of the files is an XML Schema.',
  ruleFault: (file: string, line: number, says: string) => `${file}, line ${whole(line)}: ${says}`,
  missing: (names: string) =>
    `The schema names ${names}. Add this file under “Further files of the schema”; nothing is fetched.`,
  partly: (count: number) => `${counted(count, 'rule', 'rules')} of the Schematron could not be applied:`,
  tried: (count: number) => `${counted(count, 'assertion', 'assertions')} tried`,
  entities: (count: number) =>
    `${counted(count, 'entity is', 'entities are')} declared and put in while the rules are applied.`,
  encoding: (name: string) => `Read as ${name}.`,
  tooLarge: 'Files of up to 100 MB are read.',
  tooLargeForRules: 'Documents of up to 50 million characters are held against rules.',
  notText: 'This file is not text in an encoding that it declares.',
  schemaTooLarge: 'Files of a schema of up to 10 MB are read.',
  outOfMemory: 'This document needs more memory than the browser gives.',
  wants: (names: string) => `Names ${names}`,
  namespace: 'Namespace',
  kind: 'Kind',
  figures: { root: 'Root', elements: 'Elements', attributes: 'Attributes', depth: 'Depth' },
  problemAt: (path: string) => (path === '' ? '' : `At ${path}`),
  more: (count: number) => `${counted(count, 'further place is', 'further places are')} in the list that you can save.`,
  csvHead: ['Line', 'Column', 'Path', 'Problem', 'Rule'],
  checking: 'Checking',
  copied: 'Copied the list.',
  shown: 200,
  most: 1000,
}

export type XmlRulesChoice = keyof typeof xmlValidatorMessages.rules

export type XmlValidatorQuestion =
  | { ask: 'read'; source: string | Blob }
  | { ask: 'rules'; edition: number; rules: XmlRulesChoice; schema: string | Blob; files: readonly File[] }
  | { ask: 'file'; file: File }

export interface XmlReadReport extends CodeReport {
  kind: 'read'
  /** Counts the documents that were read. */
  edition: number
  isWellFormed: boolean
}

export interface XmlRulesReport extends CodeReport {
  kind: 'rules'
  edition: number
  /** All that was found, as CSV; empty where nothing was. */
  list: string
}

export interface XmlFileReport {
  kind: 'file'
  items: readonly LabelledText[]
  wants: string
}

export type XmlValidatorAnswer = XmlReadReport | XmlRulesReport | XmlFileReport
