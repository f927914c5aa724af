import {
  closeBuffer,
  DtdValidator,
  openBuffer,
  ParseOption,
  readBuffer,
  XmlDocument,
  XmlDtd,
  XmlLibError,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm'
import { fileAt, type SchemaFile } from '@/lib/subjects/xml/schema-set'
import { applySchematron, type SchematronOutcome, type XPathNode } from '@/lib/subjects/xml/schematron'

/** What libxml2 found; lines are counted from 1. */
export interface XmlProblem {
  line: number
  /** Of the element or attribute, as an XPath; empty where it names none. */
  path: string
  says: string
}

export interface XmlVerdict {
  problems: XmlProblem[]
  /** What is wrong with the rules themselves, in the file of that name. */
  ruleProblems: (XmlProblem & { file: string })[]
  /** Files that the rules name and that are not there. */
  missing: string[]
}

const scheme = 'set:/'
const encoder = new TextEncoder()
let files: readonly SchemaFile[] = []
let missing: string[] = []

/** Every file that a schema asks for comes from the set, and none from anywhere else. */
const isRegistered = xmlRegisterInputProvider({
  match: () => true,
  open(address) {
    const file = fileAt(files, address.startsWith(scheme) ? address.slice(scheme.length) : address)
    if (file) return openBuffer(encoder.encode(file.text))
    missing.push(address.startsWith(scheme) ? address.slice(scheme.length) : address)
    return undefined
  },
  read: readBuffer,
  close(handle) {
    closeBuffer(handle)
    return true
  },
})
if (!isRegistered) throw new Error('libxml2 takes no files')

/* Entities are put in, since a schema cannot judge what stands for something else; libxml2 stops those that swell. */
const options =
  ParseOption.XML_PARSE_NOENT |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_BIG_LINES |
  ParseOption.XML_PARSE_IGNORE_ENC |
  ParseOption.XML_PARSE_NOCDATA

function problemsOf(error: unknown): (XmlProblem & { file: string })[] {
  if (!(error instanceof XmlLibError)) throw error
  return error.details.map(({ line, message, file = '', xpath = '' }) => ({
    line,
    path: xpath,
    says: message.trim().replace(/\s+/g, ' '),
    file: file.startsWith(scheme) ? file.slice(scheme.length) : file,
  }))
}

/** Does something with a document and frees it; what keeps it from being parsed are problems. */
function withDocument<Result>(
  text: string,
  name: string,
  work: (document: XmlDocument) => Result,
): Result | { problems: (XmlProblem & { file: string })[] } {
  let document: XmlDocument
  try {
    document = XmlDocument.fromBuffer(encoder.encode(text), { url: `${scheme}${name}`, option: options })
  } catch (error) {
    return { problems: problemsOf(error) }
  }
  try {
    return work(document)
  } finally {
    document.dispose()
  }
}

function judged(validate: () => void): XmlProblem[] {
  try {
    validate()
    return []
  } catch (error) {
    return problemsOf(error)
  }
}

const nothing = (): XmlVerdict => ({ problems: [], ruleProblems: [], missing: [] })

/**
 * Holds a document against an XSD 1.0 schema. Imports and includes lead to the other files of the set, never further. Document and
 * schema are Unicode texts, whatever they declare.
 */
export function checkBySchema(text: string, entry: SchemaFile, set: readonly SchemaFile[]): XmlVerdict {
  files = [entry, ...set.filter(({ name }) => name !== entry.name)]
  missing = []
  const verdict = withDocument(entry.text, entry.name, (schema): XmlVerdict => {
    let validator: XsdValidator
    try {
      validator = XsdValidator.fromDoc(schema)
    } catch (error) {
      return { ...nothing(), ruleProblems: problemsOf(error) }
    }
    try {
      const found = withDocument(text, 'document.xml', (document) => ({
        problems: judged(() => validator.validate(document)),
      }))
      return { ...nothing(), problems: found.problems }
    } finally {
      validator.dispose()
    }
  })
  const found = 'ruleProblems' in verdict ? verdict : { ...nothing(), ruleProblems: verdict.problems }
  return { ...found, missing: [...new Set(missing)] }
}

/** Holds a document against a DTD, or against the declarations within itself; undefined where it has none. */
export function checkByDtd(text: string, dtd?: string): XmlVerdict | undefined {
  files = []
  missing = []
  const found = withDocument(text, 'document.xml', (document) => {
    if (dtd === undefined) {
      const own = document.dtd
      return own ? { problems: judged(() => new DtdValidator(own).validate(document)) } : undefined
    }
    let given: XmlDtd
    try {
      given = XmlDtd.fromString(dtd)
    } catch (error) {
      return { ...nothing(), ruleProblems: problemsOf(error) }
    }
    const validator = new DtdValidator(given)
    try {
      return { problems: judged(() => validator.validate(document)) }
    } finally {
      validator.dispose()
    }
  })
  return found && { ...nothing(), ...found }
}

/** Holds a document against an ISO Schematron schema whose rules are in XPath 1.0. */
export function checkBySchematron(text: string, schema: string): SchematronOutcome | { ruleProblems: XmlProblem[] } {
  files = []
  const outcome = withDocument(schema, 'rules.sch', (rules) =>
    withDocument(text, 'document.xml', (document): SchematronOutcome | { problems: XmlProblem[] } => {
      const [root] = document.root.eval('/') as unknown as readonly XPathNode[]
      if (!root) throw new Error('a document without a root')
      return applySchematron(rules.root as unknown as XPathNode, root)
    }),
  )
  return 'problems' in outcome ? { ruleProblems: outcome.problems } : outcome
}
