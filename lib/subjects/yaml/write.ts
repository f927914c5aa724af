import { Document, Pair, Scalar, YAMLMap, YAMLSeq, type Node, type ScalarTag, type ToStringOptions } from 'yaml'

import { ExactNumber, isList, isMembers, writeJson, type JsonValue } from '@/lib/subjects/json/value'
import { trapOf } from '@/lib/subjects/yaml/traps'

/** What stands in double quotes only, and only as an escape: some readers take it for a line end, or drop it. */
const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff]|\p{Surrogate}/gu
const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
const hasUnprintable = (text: string) => text.search(unprintable) >= 0

export interface YamlWriting {
  indent: number
  /** How a text stands that needs quotes, or all of them. */
  quotes: 'double' | 'single' | 'always'
  /** How a text of several lines stands. */
  lines: 'literal' | 'folded' | 'quoted'
  /** Lines are folded at this width; 0 never. */
  width: number
  sortKeys: boolean
  /** Containers that occur again become aliases of the first. */
  anchors: boolean
  /** Items of a list stand deeper than its key. */
  indentsLists: boolean
  /** Lists of numbers and words on one line. */
  flowLists: boolean
}

/** Texts that some program reads as something else: what YAML 1.1 takes for a value, and what the traps name. */
export const isMistakable = (text: string): boolean =>
  trapOf(text) !== undefined ||
  /^(?:true|false|null|~|)$/i.test(text) ||
  /^[-+]?(?:\.\d+|\d[\d_]*\.?[\d_]*)(?:[eE][-+]?\d+)?$/.test(text) ||
  /^[-+]?0(?:x[\da-f_]+|o[0-7_]+|b[01_]+)$/i.test(text) ||
  /^[-+]?\.(?:inf|nan)$/i.test(text) ||
  /^[-+]?[eE][-+]?\d+$/.test(text) ||
  /^[=<]+$/.test(text)

/**
 * Writes values as YAML that reads the same in versions 1.1 and 1.2: texts that look like a number, a truth value, a date or nothing
 * stand in quotes, and numbers keep their digits.
 */
export function writeYaml(values: readonly JsonValue[], writing: YamlWriting): { text: string; aliases: number } {
  const written = values.map((value) => documentOf(value, writing))
  return {
    text: written.map(({ text }, index) => (index === 0 ? text : `---\n${text}`)).join(''),
    aliases: written.reduce((sum, { named }) => sum + named, 0),
  }
}

/** Writes a number by its digits; YAML 1.1 wants a point and a sign where there is an exponent. */
const exactNumbers: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^$/,
  identify: (value) => value instanceof ExactNumber,
  resolve: (text) => text,
  stringify: ({ value }) => (value instanceof ExactNumber ? numberText(value.written) : String(value)),
}

function numberText(written: string): string {
  const [, mantissa = '', exponent] = /^([^eE]*)(?:[eE](.*))?$/.exec(written) ?? []
  if (exponent === undefined) return written
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}e${/^[-+]/.test(exponent) ? exponent : `+${exponent}`}`
}

function documentOf(value: JsonValue, writing: YamlWriting): { text: string; named: number } {
  const document = new Document<Node>(new Scalar(null), { customTags: [exactNumbers] })
  const repeated = writing.anchors ? repeatedIn(value) : new Map<string, Repeated>()
  document.contents = nodeOf(value, writing, repeated, document)
  const text = document.toString(stringOptions(writing))
  return { text: text.replace(unprintable, escape), named: repeated.size }
}

function stringOptions({ indent, width, quotes, indentsLists }: YamlWriting): ToStringOptions {
  return {
    indent,
    lineWidth: width,
    minContentWidth: 0,
    singleQuote: quotes === 'single',
    indentSeq: indentsLists,
    flowCollectionPadding: false,
    blockQuote: true,
  }
}

interface Repeated {
  name: string
  node: YAMLSeq | YAMLMap | undefined
}

/** Containers that say the same, by what they say. */
function repeatedIn(value: JsonValue): Map<string, Repeated> {
  const counts = new Map<string, number>()
  const walk = (one: JsonValue): void => {
    if (!isList(one) && !isMembers(one)) return
    if ((isList(one) ? one.length : one.size) > 0) {
      const text = writeJson(one)
      counts.set(text, (counts.get(text) ?? 0) + 1)
      // What is within a repeated container is written once.
      if ((counts.get(text) ?? 0) > 1) return
    }
    for (const inner of isList(one) ? one : one.values()) walk(inner)
  }
  walk(value)
  const found = [...counts].filter(([, count]) => count > 1)
  return new Map(found.map(([text], index) => [text, { name: `a${index + 1}`, node: undefined }]))
}

function nodeOf(value: JsonValue, writing: YamlWriting, repeated: Map<string, Repeated>, document: Document): Node {
  if (value instanceof ExactNumber) return new Scalar(value)
  if (typeof value === 'string') return textNode(value, writing)
  if (!isList(value) && !isMembers(value)) return new Scalar(value)
  const again = repeated.size > 0 ? repeated.get(writeJson(value)) : undefined
  if (again?.node) return document.createAlias(again.node, again.name)
  const node = isList(value)
    ? listNode(value, writing, repeated, document)
    : mapNode(value, writing, repeated, document)
  if (again) {
    again.node = node
    node.anchor = again.name
  }
  return node
}

function textNode(text: string, { quotes, lines }: YamlWriting): Scalar {
  const node = new Scalar(text)
  if (hasUnprintable(text)) node.type = Scalar.QUOTE_DOUBLE
  else if (text.includes('\n') && lines !== 'quoted' && isBlock(text))
    node.type = lines === 'folded' ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL
  else if (quotes === 'always' || isMistakable(text) || text.includes('\n'))
    node.type = quotes === 'single' && !hasControl(text) ? Scalar.QUOTE_SINGLE : Scalar.QUOTE_DOUBLE
  return node
}

// eslint-disable-next-line no-control-regex -- control characters are what needs an escape
const hasControl = (text: string) => /[\u0000-\u001f]/.test(text)

/** A block holds no signs that need an escape, and no spaces at the end of a line or at its own beginning. */
const isBlock = (text: string) =>
  // eslint-disable-next-line no-control-regex -- control characters are what needs an escape
  !/[\u0000-\u0009\u000b-\u001f]| +\n| $/u.test(text) && /\S/.test(text) && !/^\s/.test(text)

function listNode(
  value: readonly JsonValue[],
  writing: YamlWriting,
  repeated: Map<string, Repeated>,
  document: Document,
) {
  const node = new YAMLSeq()
  node.items = value.map((one) => nodeOf(one, writing, repeated, document))
  const isShort = value.every(
    (one) => !isList(one) && !isMembers(one) && !(typeof one === 'string' && one.includes('\n')),
  )
  if (writing.flowLists && isShort) node.flow = true
  return node
}

function mapNode(
  value: ReadonlyMap<string, JsonValue>,
  writing: YamlWriting,
  repeated: Map<string, Repeated>,
  document: Document,
) {
  const node = new YAMLMap()
  const members = [...value]
  if (writing.sortKeys) members.sort(([left], [right]) => (left < right ? -1 : 1))
  node.items = members.map(([key, one]) => new Pair(keyNode(key, writing), nodeOf(one, writing, repeated, document)))
  return node
}

/** A key stands on one line. */
function keyNode(key: string, writing: YamlWriting): Scalar {
  return textNode(key, { ...writing, lines: 'quoted' })
}
