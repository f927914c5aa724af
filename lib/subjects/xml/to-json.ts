import { ExactNumber, type JsonValue } from '@/lib/subjects/json/value'
import type { XmlElement } from '@/lib/subjects/xml/elements'

export const xmlConventions = ['plain', 'badgerfish', 'parker', 'jsonml'] as const
/**
 * How elements become members. `plain`: attributes as `@name`, text as `#text`, an element of text alone as text. `badgerfish`: text as
 * `$`, every element an object. `parker`: the root and all attributes are dropped. `jsonml`: lists that keep the order of everything.
 */
export type XmlConvention = (typeof xmlConventions)[number]

export interface XmlToJsonRules {
  convention: XmlConvention
  /** Before the names of attributes, in `plain`. */
  mark: string
  /** Elements that are always lists: names, or paths such as `order/line`. */
  lists: readonly string[]
  /** An element that repeats within some parent is a list within every parent of that name. */
  alikeLists: boolean
  typed: boolean
  dropsPrefixes: boolean
  /** White space at both ends of texts goes. */
  trims: boolean
}

export interface XmlAsJson {
  value: JsonValue
  /** Paths of elements in which text stands beside elements, whose order is lost. */
  mixed: string[]
  /** Attributes that the convention has no place for. */
  droppedAttributes: number
}

/** Turns an element into a value by a convention. */
export function xmlToJson(root: XmlElement, rules: XmlToJsonRules): XmlAsJson {
  const writer = new Writer(rules, rules.alikeLists ? repeatedPaths(root, rules) : new Set())
  return { value: writer.document(root), mixed: [...writer.mixed], droppedAttributes: writer.droppedAttributes }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Paths of elements that repeat within one parent. */
function repeatedPaths(root: XmlElement, { dropsPrefixes }: XmlToJsonRules): Set<string> {
  const found = new Set<string>()
  const walk = (element: XmlElement, path: string): void => {
    const names = new Set<string>()
    for (const child of element.children) {
      if (typeof child === 'string') continue
      const name = dropsPrefixes ? localName(child.name) : child.name
      const inner = `${path}/${name}`
      if (names.has(name)) found.add(inner)
      names.add(name)
      walk(child, inner)
    }
  }
  walk(root, dropsPrefixes ? localName(root.name) : root.name)
  return found
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

class Writer {
  readonly mixed = new Set<string>()
  droppedAttributes = 0

  constructor(
    private readonly rules: XmlToJsonRules,
    private readonly repeated: ReadonlySet<string>,
  ) {}

  document(root: XmlElement): JsonValue {
    const { convention } = this.rules
    const name = this.nameOf(root)
    if (convention === 'jsonml') return this.jsonMl(root)
    if (convention === 'parker') return this.parker(root, name)
    return new Map([[name, convention === 'badgerfish' ? this.badgerfish(root, name) : this.plain(root, name)]])
  }

  private nameOf({ name }: XmlElement): string {
    return this.rules.dropsPrefixes ? localName(name) : name
  }

  private attributesOf({ attributes }: XmlElement): [string, string][] {
    if (!this.rules.dropsPrefixes) return attributes
    return attributes
      .filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'))
      .map(([name, value]) => [localName(name), value])
  }

  private scalar(text: string): JsonValue {
    if (!this.rules.typed) return text
    const bare = text.trim()
    if (bare === 'true' || bare === 'false') return bare === 'true'
    return jsonNumber.test(bare) ? new ExactNumber(bare) : text
  }

  /** The text of an element; white space between elements alone is none. */
  private textOf({ children }: XmlElement): string {
    const texts = children.filter((child) => typeof child === 'string')
    const text = texts.join('')
    if (texts.length < children.length && text.trim() === '') return ''
    return this.rules.trims ? text.trim() : text
  }

  private elementsOf(element: XmlElement, path: string): XmlElement[] {
    const elements = element.children.filter((child) => typeof child !== 'string')
    if (elements.length > 0 && this.textOf(element) !== '') this.mixed.add(path)
    return elements
  }

  private isList(path: string): boolean {
    return this.repeated.has(path) || this.rules.lists.some((rule) => path === rule || path.endsWith(`/${rule}`))
  }

  private enter(members: Map<string, JsonValue>, name: string, path: string, value: JsonValue): void {
    const collected = this.collected.get(members) ?? new Map<string, JsonValue[]>()
    this.collected.set(members, collected)
    const values = collected.get(name) ?? []
    collected.set(name, values)
    values.push(value)
    members.set(name, values.length > 1 || this.isList(path) ? values : value)
  }
  private readonly collected = new WeakMap<Map<string, JsonValue>, Map<string, JsonValue[]>>()

  private plain(element: XmlElement, path: string): JsonValue {
    const members = new Map<string, JsonValue>()
    for (const [name, value] of this.attributesOf(element)) members.set(`${this.rules.mark}${name}`, this.scalar(value))
    for (const child of this.elementsOf(element, path)) {
      const name = this.nameOf(child)
      const inner = `${path}/${name}`
      this.enter(members, name, inner, this.plain(child, inner))
    }
    const text = this.textOf(element)
    if (members.size === 0) return text === '' ? null : this.scalar(text)
    if (text !== '') members.set('#text', this.scalar(text))
    return members
  }

  private badgerfish(element: XmlElement, path: string): JsonValue {
    const members = new Map<string, JsonValue>()
    const spaces = new Map<string, JsonValue>()
    for (const [name, value] of this.attributesOf(element)) {
      if (name === 'xmlns') spaces.set('$', value)
      else if (name.startsWith('xmlns:')) spaces.set(name.slice(6), value)
      else members.set(`@${name}`, this.scalar(value))
    }
    if (spaces.size > 0) members.set('@xmlns', spaces)
    const text = this.textOf(element)
    if (text !== '') members.set('$', this.scalar(text))
    for (const child of this.elementsOf(element, path)) {
      const name = this.nameOf(child)
      const inner = `${path}/${name}`
      this.enter(members, name, inner, this.badgerfish(child, inner))
    }
    return members
  }

  private parker(element: XmlElement, path: string): JsonValue {
    this.droppedAttributes += this.attributesOf(element).length
    const elements = this.elementsOf(element, path)
    if (elements.length === 0) {
      const text = this.textOf(element)
      return text === '' ? null : this.scalar(text)
    }
    const names = new Set(elements.map((child) => this.nameOf(child)))
    const values = elements.map((child) => this.parker(child, `${path}/${this.nameOf(child)}`))
    const [only = ''] = names
    if (names.size === 1 && (elements.length > 1 || this.isList(`${path}/${only}`))) return values
    const members = new Map<string, JsonValue>()
    for (const [index, child] of elements.entries())
      this.enter(members, this.nameOf(child), `${path}/${this.nameOf(child)}`, values[index] ?? null)
    return members
  }

  private jsonMl(element: XmlElement): JsonValue {
    const attributes = this.attributesOf(element)
    const hasElements = element.children.some((child) => typeof child !== 'string')
    const children = element.children.flatMap((child) => {
      if (typeof child !== 'string') return [this.jsonMl(child)]
      const text = this.rules.trims && !(hasElements && child.trim() !== '') ? child.trim() : child
      return text === '' ? [] : [this.scalar(text)]
    })
    return [
      this.nameOf(element),
      ...(attributes.length > 0
        ? [new Map(attributes.map(([name, value]): [string, JsonValue] => [name, this.scalar(value)]))]
        : []),
      ...children,
    ]
  }
}
