import { ExactNumber, isList, isMembers, writeJson, type JsonMembers, type JsonValue } from '@/lib/subjects/json/value'

export interface JsonToXmlRules {
  root: string
  /** Of items in lists within lists, or in a list that is the whole. */
  item: string
  /** Members that begin with it are attributes; empty for none. */
  mark: string
  nulls: 'empty' | 'nil' | 'omit'
  /** `wrapped`: a list is an element that holds one for each item. */
  lists: 'repeated' | 'wrapped'
  indent: string
  declares: boolean
  /** Members whose text stands in CDATA. */
  cdata: readonly string[]
}

export interface JsonAsXml {
  text: string
  /** Names that XML does not allow, with what they became. */
  renamed: ReadonlyMap<string, string>
  /** Signs that XML has no way to write, left out. */
  dropped: number
  elements: number
}

const nameStart =
  'A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}'
const notInName = new RegExp(`[^${nameStart}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040:]`, 'gu')
const beginsName = new RegExp(`^[${nameStart}]`, 'u')
const allowedColon = new RegExp(`^[${nameStart}][^:]*:[${nameStart}][^:]*$`, 'u')

/** A name as XML allows it (XML 1.0, production 5; Namespaces in XML, production 7): signs that it lacks become underscores. */
export function xmlName(name: string): string {
  const kept = name.replace(notInName, '_')
  const flat = allowedColon.test(kept) ? kept : kept.replaceAll(':', '_')
  return beginsName.test(flat) ? flat : `_${flat}`
}

/** Characters that XML 1.0 has no way to write, production 2. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const nilSpace = 'http://www.w3.org/2001/XMLSchema-instance'

/** Writes a value as a well-formed document: members as elements, lists as repeated ones, `#text` and marked members as text and attributes. */
export function jsonToXml(value: JsonValue, rules: JsonToXmlRules): JsonAsXml {
  const writer = new Writer(rules)
  const text = writer.document(value)
  return { text, renamed: writer.renamed, dropped: writer.dropped, elements: writer.elements }
}

class Writer {
  readonly renamed = new Map<string, string>()
  dropped = 0
  elements = 0
  private hasNil = false

  constructor(private readonly rules: JsonToXmlRules) {}

  document(value: JsonValue): string {
    const { name, content } = this.rootOf(value)
    const lines = this.lines(name, content, 0)
    const [first = '', ...rest] = lines
    const declared = this.hasNil ? first.replace(/^<[^\s/>]+/, (tag) => `${tag} xmlns:xsi="${nilSpace}"`) : first
    const declaration = this.rules.declares ? ['<?xml version="1.0" encoding="UTF-8"?>'] : []
    const lineEnd = this.rules.indent === '' ? '' : '\n'
    return `${[...declaration, declared, ...rest].join(lineEnd)}\n`
  }

  /** An object of one member that is no list needs no other root. */
  private rootOf(value: JsonValue): { name: string; content: JsonValue } {
    const { root, mark } = this.rules
    if (!isMembers(value) || root !== '') return { name: root || 'root', content: value }
    const [only] = value
    const isRoot =
      only !== undefined && value.size === 1 && !isList(only[1]) && only[0] !== '#text' && !isMarked(only[0], mark)
    return isRoot ? { name: only[0], content: only[1] } : { name: 'root', content: value }
  }

  private nameOf(name: string): string {
    const made = xmlName(name)
    if (made !== name) this.renamed.set(name, made)
    return made
  }

  private clean(text: string): string {
    return text.replace(unwritable, () => {
      this.dropped++
      return ''
    })
  }

  private textOf(value: JsonValue): string {
    if (value === null) return ''
    if (value instanceof ExactNumber) return value.written
    return typeof value === 'string' ? value : isList(value) || isMembers(value) ? writeJson(value) : String(value)
  }

  private escaped(text: string): string {
    return this.clean(text)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
  }

  private attribute(text: string): string {
    return this.escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
  }

  private written(name: string, text: string): string {
    if (!this.rules.cdata.includes(name) || text === '') return this.escaped(text)
    return `<![CDATA[${this.clean(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
  }

  /** The lines of an element. */
  private lines(name: string, value: JsonValue, level: number): string[] {
    this.elements++
    const pad = this.rules.indent.repeat(level)
    const tag = this.nameOf(name)
    if (value === null && this.rules.nulls === 'nil') {
      this.hasNil = true
      return [`${pad}<${tag} xsi:nil="true"/>`]
    }
    if (isList(value)) {
      const items = value.flatMap((one) => this.lines(this.rules.item, one, level + 1))
      return items.length === 0 ? [element(pad, tag, '', '')] : [`${pad}<${tag}>`, ...items, `${pad}</${tag}>`]
    }
    if (!isMembers(value)) return [element(pad, tag, '', this.written(name, this.textOf(value)))]
    const { attributes, text, children } = this.parts(value)
    const inner = children.flatMap(([key, one]) => this.member(key, one, level + 1))
    if (inner.length === 0) return [element(pad, tag, attributes, this.written(name, text))]
    // Text beside elements stands on their line, so that no white space gets into it.
    if (text !== '')
      return [element(pad, tag, attributes, this.written(name, text) + inner.map((one) => one.trimStart()).join(''))]
    return [`${pad}<${tag}${attributes}>`, ...inner, `${pad}</${tag}>`]
  }

  private member(key: string, value: JsonValue, level: number): string[] {
    if (value === null && this.rules.nulls === 'omit') return []
    const isRepeated = isList(value) && this.rules.lists === 'repeated'
    return isRepeated ? value.flatMap((one) => this.lines(key, one, level)) : this.lines(key, value, level)
  }

  private parts(value: JsonMembers) {
    const attributes: string[] = []
    const children: [string, JsonValue][] = []
    const taken = new Set<string>()
    let text = ''
    for (const [key, one] of value) {
      if (key === '#text') text = this.textOf(one)
      else if (!isMarked(key, this.rules.mark)) children.push([key, one])
      else if (one !== null || this.rules.nulls !== 'omit') {
        const name = this.nameOf(key.slice(this.rules.mark.length))
        const own = taken.has(name) ? `${name}_${taken.size}` : name
        taken.add(own)
        attributes.push(` ${own}="${this.attribute(this.textOf(one))}"`)
      }
    }
    return { attributes: attributes.join(''), text, children }
  }
}

const isMarked = (key: string, mark: string) => mark !== '' && key.startsWith(mark) && key.length > mark.length

const element = (pad: string, tag: string, attributes: string, content: string) =>
  content === '' ? `${pad}<${tag}${attributes}/>` : `${pad}<${tag}${attributes}>${content}</${tag}>`
