import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  parseAllDocuments,
  visit,
  type Alias,
  type Document,
  type Node,
  type Scalar,
} from 'yaml'

import { json5NumberAsJson } from '@/lib/subjects/json/exact-number'
import { ExactNumber, isList, isMembers, writeJson, type JsonMembers, type JsonValue } from '@/lib/subjects/json/value'

export const yamlVersions = ['1.2', '1.1'] as const
export type YamlVersion = (typeof yamlVersions)[number]

/** What a tag that YAML does not know, such as `!Ref`, becomes in JSON. */
export const tagRules = ['value', 'object', 'cloudformation'] as const
export type TagRule = (typeof tagRules)[number]

export interface YamlRules {
  version: YamlVersion
  /** `<<` brings the members of another mapping in; YAML 1.1 always has it. */
  merges: boolean
  tags: TagRule
}

export const usualYaml: YamlRules = { version: '1.2', merges: true, tags: 'value' }

/** Offset and length in UTF-16 units of the text. */
export interface YamlPlace {
  offset: number
  length: number
}

export interface YamlFault extends YamlPlace {
  code: string
  /** The library's sentence. */
  reason: string
  /** The repeated key, the unknown anchor. */
  found: string
}

/** What a value lost or became on its way into JSON. */
export interface YamlNote extends YamlPlace {
  kind: 'not-a-number' | 'complex-key' | 'tag' | 'binary'
  written: string
}

export type YamlOutcome =
  | { kind: 'faults'; faults: YamlFault[] }
  | {
      kind: 'read'
      documents: JsonValue[]

      /** What they were read from. */
      parsed: readonly Document.Parsed[]
      repeated: YamlFault[]
      notes: YamlNote[]
      aliases: number
    }
  | { kind: 'bomb' }

/** Values that aliases may bring in altogether, as a guard against texts that unfold without end. */
const mostExpanded = 1_000_000
/** Containers in each other. */
const deepest = 1000

class TooMuch extends Error {}

/** The documents of a text as the library yaml reads them; dates and binary values stay text in YAML 1.1 too. */
function yamlDocuments(text: string, { version, merges }: Pick<YamlRules, 'version' | 'merges'>): Document.Parsed[] {
  const documents = parseAllDocuments(text, {
    version,
    merge: merges || version === '1.1',
    intAsBigInt: true,
    prettyErrors: false,
    logLevel: 'silent',
    customTags: (tags) =>
      tags.filter((tag) => typeof tag === 'string' || !/timestamp|binary|omap|pairs|set$/.test(tag.tag)),
  })
  return 'empty' in documents ? [] : documents.filter((document) => !isNoDocument(document))
}

/** Comments and an end mark alone make no document. */
function isNoDocument({ contents, directives, errors }: Document.Parsed): boolean {
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null && contents.source === '')
  return isEmpty && directives?.docStart !== true && errors.length === 0 && !contents?.anchor && !contents?.tag
}

export interface YamlComment {
  offset: number
  /** Without the sign. */
  text: string
}

/** Every comment of a text, in order. */
export function yamlComments(text: string): YamlComment[] {
  const found: YamlComment[] = []
  let offset = 0
  let before = ''
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && before !== scalarMark) found.push({ offset, text: token.slice(1).trim() })
    if (!marks.has(token)) offset += token.length
    before = token
  }
  return found
}

/** Tokens of the lexer that stand for no characters of the text. */
const scalarMark = '\u001f'
const marks = new Set(['\u0002', '\u0018', scalarMark])

/** What is wrong in documents, in the order of the text. Repeated keys apart, since many programs take the last. */
function yamlFaults(
  text: string,
  documents: readonly Document.Parsed[],
): { faults: YamlFault[]; repeated: YamlFault[] } {
  const all = documents.flatMap(({ errors }) =>
    errors.map(({ code, message, pos: [from, to] }) => {
      const word = /^[^\s:#,[\]{}]*/.exec(text.slice(from, from + 80))?.[0] ?? ''
      const found = code === 'DUPLICATE_KEY' ? word : text.slice(from, Math.min(Math.max(to, from + 2), from + 40))
      return {
        code,
        reason: message,
        found,
        offset: from,
        length: Math.max(1, code === 'DUPLICATE_KEY' ? word.length : to - from),
      }
    }),
  )
  return {
    faults: [
      ...all.filter(({ code }) => code !== 'DUPLICATE_KEY'),
      ...documents.flatMap(lostAliases),
      ...unprintable(text),
    ],
    repeated: all.filter(({ code }) => code === 'DUPLICATE_KEY'),
  }
}

/** Reads every document of a YAML text (1.2 core schema, or 1.1) as JSON values; numbers keep their digits. */
export function readYaml(text: string, rules: YamlRules = usualYaml): YamlOutcome {
  const documents = yamlDocuments(text, rules)
  const { faults, repeated } = yamlFaults(text, documents)
  if (faults.length > 0) return { kind: 'faults', faults }
  try {
    const readers = documents.map((document) => new DocumentReader(document, rules))
    const values = readers.map((reader) => reader.value())
    return {
      kind: 'read',
      documents: values,
      parsed: documents,
      repeated,
      notes: readers.flatMap(({ notes }) => notes),
      aliases: readers.reduce((sum, { aliases }) => sum + aliases, 0),
    }
  } catch (error) {
    if (error instanceof TooMuch) return { kind: 'bomb' }
    throw error
  }
}

/** The long names of CloudFormation's short tags; `!Ref` and `!Condition` have no prefix. */
const cloudName = (tag: string) => (/^!(Ref|Condition)$/.test(tag) ? tag.slice(1) : `Fn::${tag.slice(1)}`)

interface Member {
  key: Node | null
  value: Node | null
}

/** The first sign that no YAML text may hold (production 1), not even in quotes. */
function unprintable(text: string): YamlFault[] {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  const offset = text.search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
  return offset < 0 ? [] : [{ code: 'NOT_PRINTABLE', reason: '', found: text.charAt(offset), offset, length: 1 }]
}

/** Aliases whose anchor does not stand before them. */
function lostAliases(document: Document.Parsed): YamlFault[] {
  const sources = aliasSources(document)
  const found: YamlFault[] = []
  visit(document, {
    Alias(_, alias) {
      if (sources.has(alias)) return
      const [offset = 0] = alias.range ?? []
      const written = `*${alias.source}`
      found.push({ code: 'BAD_ALIAS', reason: '', found: written, offset, length: written.length })
    },
  })
  return found
}

/** What each alias stands for: the node that had its name last. */
function aliasSources(document: Document.Parsed): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>()
  const sources = new Map<Alias, Node>()
  visit(document, {
    Alias(_, alias) {
      const source = anchors.get(alias.source)
      if (source) sources.set(alias, source)
    },
    Node(_, node) {
      if (!isAlias(node) && node.anchor) anchors.set(node.anchor, node)
    },
  })
  return sources
}

class DocumentReader {
  readonly notes: YamlNote[] = []
  aliases = 0
  private readonly sources: ReadonlyMap<Alias, Node>
  private expanded = 0
  private inAlias = 0
  private depth = 0

  constructor(
    private readonly document: Document.Parsed,
    private readonly rules: YamlRules,
  ) {
    this.sources = aliasSources(document)
  }

  value(): JsonValue {
    return this.node(this.document.contents)
  }

  private node(node: Node | null): JsonValue {
    if (this.inAlias > 0 && ++this.expanded > mostExpanded) throw new TooMuch()
    if (++this.depth > deepest) throw new TooMuch()
    const value = this.tagged(node, this.plain(node))
    this.depth--
    return value
  }

  private plain(node: Node | null): JsonValue {
    if (node === null) return null
    if (isAlias(node)) return this.alias(node)
    if (isScalar(node)) return this.scalar(node)
    if (isSeq(node))
      return node.items.map((item) => (isPair(item) ? this.members([item as Member]) : this.node(item as Node | null)))
    if (isMap(node)) return this.members(node.items as Member[])
    return null
  }

  private alias(node: Alias): JsonValue {
    this.aliases++
    this.inAlias++
    const value = this.node(this.sources.get(node) ?? null)
    this.inAlias--
    return value
  }

  private members(items: readonly Member[]): JsonMembers {
    const members = new Map<string, JsonValue>()
    for (const { key, value } of items) {
      if (!this.isMerge(key)) {
        members.set(this.nameOf(key), this.node(value))
        continue
      }
      for (const [name, one] of this.merged(this.node(value))) if (!members.has(name)) members.set(name, one)
    }
    return members
  }

  private isMerge(key: Node | null): boolean {
    const merges = this.rules.merges || this.rules.version === '1.1'
    return merges && isScalar(key) && key.type === 'PLAIN' && key.source === '<<'
  }

  /** Earlier mappings of a list win over later ones. */
  private merged(value: JsonValue): JsonMembers {
    if (isMembers(value)) return value
    if (!isList(value)) return new Map()
    return new Map(value.toReversed().flatMap((one) => (isMembers(one) ? [...one] : [])))
  }

  private nameOf(key: Node | null): string {
    if (isScalar(key)) return key.type === 'PLAIN' && key.value === null ? (key.source ?? '') : scalarName(key)
    const value = this.node(key)
    if (isList(value) || isMembers(value)) {
      const written = writeJson(value)
      this.note('complex-key', key, written)
      return written
    }
    return typeof value === 'string' ? value : writeJson(value)
  }

  private scalar(node: Scalar): JsonValue {
    const { value } = node
    if (typeof value === 'bigint') return new ExactNumber(decimalOf(node.source ?? '', value))
    if (typeof value === 'number') return this.number(node, value)
    if (typeof value === 'boolean' || value === null) return value
    if (typeof value === 'string') return value
    return node.source ?? null
  }

  private number(node: Scalar, value: number): JsonValue {
    const written = node.source ?? String(value)
    // The library takes a text such as e1 for a number of YAML 1.1.
    if (Number.isNaN(value) && !/^\.nan$/i.test(written)) return written
    if (Number.isFinite(value) || /\d/.test(written)) return new ExactNumber(floatOf(written, value))
    this.note('not-a-number', node, written)
    return null
  }

  private tagged(node: Node | null, value: JsonValue): JsonValue {
    if (!node || isAlias(node)) return value
    const tag = node.tag
    if (tag === undefined || tag === '!' || tag.startsWith('tag:yaml.org,2002:')) {
      if (tag === 'tag:yaml.org,2002:binary') this.note('binary', node, '!!binary')
      return value
    }
    this.note('tag', node, tag)
    if (this.rules.tags === 'value') return value
    if (this.rules.tags === 'object') return new Map([[tag, value]])
    const isPath = tag === '!GetAtt' && typeof value === 'string'
    return new Map([[cloudName(tag), isPath ? pathOf(value) : value]])
  }

  private note(kind: YamlNote['kind'], node: Node | null, written: string): void {
    const [from = 0, to = from + 1] = node?.range ?? []
    this.notes.push({ kind, written, offset: from, length: to - from })
  }
}

/** `Bucket.Arn` is a list of the resource and its attribute. */
function pathOf(text: string): JsonValue {
  const dot = text.indexOf('.')
  return dot < 0 ? text : [text.slice(0, dot), text.slice(dot + 1)]
}

function scalarName({ value, source }: Scalar): string {
  return typeof value === 'string' ? value : (source ?? String(value))
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** A whole number in decimal digits, as it was written where JSON writes it so. */
const decimalOf = (written: string, value: bigint) => (jsonNumber.test(written) ? written : String(value))

function floatOf(written: string, value: number): string {
  if (jsonNumber.test(written)) return written
  const plain = written.replaceAll('_', '').replace(/^([+-]?)0+(?=\d)/, '$1')
  const made = json5NumberAsJson(plain)
  return jsonNumber.test(made) ? made : String(value)
}
