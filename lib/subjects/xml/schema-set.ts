/* The files of a schema, and which of them is meant. */

/** A file of a schema by its name, with its path where it has one. */
export interface SchemaFile {
  name: string
  text: string
}

export type RulesKind = 'xsd' | 'schematron' | 'dtd' | 'relaxng' | 'other'

const schemaNamespace = 'http://www.w3.org/2001/XMLSchema'

/** A document without its comments, declaration and DOCTYPE, so that its first tag is the root. */
const bare = (text: string) =>
  text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\?[\s\S]*?\?>/g, '')
    .replace(/^\s*<!DOCTYPE\s[^[>]*(?:\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]\s*)?>/, '')
    .trimStart()

const rootTag = (text: string) => /<([\p{L}_][\p{L}\p{N}_.:-]*)(?=[\s/>])[^<]*?>/u.exec(bare(text))

function attribute(tag: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return double ?? single
}

const prefixOf = (name: string) => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '')
const localOf = (name: string) => name.slice(name.indexOf(':') + 1)

/** Name and namespace of the root of a document, and its name as it is written; undefined where it has none. */
export function rootOf(text: string): { name: string; namespace: string; written: string } | undefined {
  const [tag, name] = rootTag(text) ?? []
  if (tag === undefined || name === undefined) return undefined
  const prefix = prefixOf(name)
  const namespace = attribute(tag, prefix === '' ? 'xmlns' : `xmlns:${prefix}`) ?? ''
  return { name: localOf(name), namespace, written: name }
}

/** What kind of rules a text holds, by its root, or by its declarations where it has none. */
export function rulesKind(text: string): RulesKind {
  const root = rootOf(text)
  if (root?.namespace === schemaNamespace && root.name === 'schema') return 'xsd'
  if (root?.name === 'schema' && /schematron/.test(root.namespace)) return 'schematron'
  if (root?.namespace === 'http://relaxng.org/ns/structure/1.0') return 'relaxng'
  return root === undefined && /<!(?:ELEMENT|ATTLIST|ENTITY|NOTATION)\s/.test(text) ? 'dtd' : 'other'
}

/** The files that a schema names in its imports and includes, as it writes them. */
export function namedFiles(text: string): string[] {
  const tags = text.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<(?:[\w.-]+:)?(?:import|include|redefine)\s[^>]*>/g)
  return [...tags].flatMap(([tag]) => attribute(tag, 'schemaLocation') ?? [])
}

export const targetNamespace = (text: string) => attribute(rootTag(text)?.[0] ?? '', 'targetNamespace') ?? ''

const baseName = (name: string) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)

function declares(text: string, element: string): boolean {
  const found = new RegExp(`<(?:[\\w.-]+:)?element\\s[^>]*\\bname\\s*=\\s*["']${element.replace(/[.\\]/g, '\\$&')}["']`)
  return found.test(text)
}

/**
 * The file that a document is to be held against: the one for the namespace of its root that declares the root, else one for that
 * namespace, else one that no other file names, else the first.
 */
export function entryOf(files: readonly SchemaFile[], document: string): SchemaFile | undefined {
  const schemas = files.filter(({ text }) => rulesKind(text) === 'xsd')
  const root = rootOf(document)
  const fitting = schemas.filter(({ text }) => targetNamespace(text) === (root?.namespace ?? ''))
  const named = new Set(schemas.flatMap(({ text }) => namedFiles(text).map(baseName)))
  return (
    fitting.find(({ text }) => root !== undefined && declares(text, root.name)) ??
    fitting[0] ??
    schemas.find(({ name }) => !named.has(baseName(name))) ??
    schemas[0]
  )
}

/** The file of a set that an address means: the one of that path, else the only one of that name. */
export function fileAt(files: readonly SchemaFile[], address: string): SchemaFile | undefined {
  const exact = files.find(({ name }) => name === address)
  if (exact) return exact
  const same = files.filter(({ name }) => baseName(name) === baseName(address))
  return same.length === 1 ? same[0] : undefined
}
