import { SaxesParser } from 'saxes'

export interface XmlFault {
  /** In UTF-16 units of the text. */
  offset: number
  reason: string
}

export interface XmlCheck {
  faults: XmlFault[]
  elements: number
  attributes: number
  depth: number
  /** Entities that the document declares; none is ever replaced. */
  entities: number
  /** Files that the document names and that are not read. */
  external: string[]
}

const mostFaults = 20
const blockLength = 1 << 18

/** Names of the entities that an internal subset declares, and whether others may come from elsewhere. */
function declaredIn(doctype: string): { names: string[]; isOpen: boolean; external: string[] } {
  const names = [...doctype.matchAll(/<!ENTITY\s+([^\s%]+)\s/g)].map(([, name = '']) => name)
  const external = [...doctype.matchAll(/\b(?:SYSTEM\s+|PUBLIC\s+(?:"[^"]*"|'[^']*')\s+)(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, double, single]) => double ?? single ?? '',
  )
  const isOpen = /^[^[]*\b(?:SYSTEM|PUBLIC)\b/.test(doctype) || doctype.includes('%')
  return { names, isOpen, external }
}

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'

/** The prefixes that are declared where a reader stands. Looking one up takes no longer the deeper that is. */
class NamespaceScopes {
  private readonly names = new Map<string, string[]>([['xml', [xmlNamespace]]])
  private readonly opened: string[][] = []

  /** Enters an element; what is wrong with its names, if something is. */
  open(element: string, attributes: Readonly<Record<string, string>>): string | undefined {
    const own: string[] = []
    for (const [name, uri] of Object.entries(attributes)) {
      if (!name.startsWith('xmlns:')) continue
      const prefix = name.slice(6)
      const uris = this.names.get(prefix)
      if (uris) uris.push(uri)
      else this.names.set(prefix, [uri])
      own.push(prefix)
    }
    this.opened.push(own)
    return this.faultIn(element, Object.keys(attributes))
  }

  close(): void {
    for (const prefix of this.opened.pop() ?? []) this.names.get(prefix)?.pop()
  }

  private faultIn(element: string, attributes: readonly string[]): string | undefined {
    const expanded = new Set<string>()
    for (const name of [element, ...attributes]) {
      const [prefix = '', local] = name.split(':')
      if (local === undefined || prefix === 'xmlns') continue
      const uri = this.names.get(prefix)?.at(-1)
      if (!uri) return `the prefix ${prefix} is not declared`
      if (name === element) continue
      if (expanded.has(`${uri} ${local}`))
        return `the attribute ${local} stands twice under two prefixes of one namespace`
      expanded.add(`${uri} ${local}`)
    }
    return undefined
  }
}

/**
 * What keeps a document from being well-formed (XML 1.0, fifth edition, section 2.1), each with its place, twenty at most. Entities are
 * not replaced, so that one of a gigabyte costs nothing, and no other file is read; of a document type only its entities are looked at.
 * `progress` is called with the share that is read and may wait.
 */
export async function checkXml(
  text: string,
  progress: (share: number) => void | Promise<void> = () => {},
): Promise<XmlCheck> {
  const check: XmlCheck = { faults: [], elements: 0, attributes: 0, depth: 0, entities: 0, external: [] }
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  let depth = 0
  parser.on('error', ({ message }) => {
    const reason = message.replace(/^(?:[^:]*:)?\d+:\d+: /, '').replace(/\.$/, '')
    if (check.faults.length < mostFaults) check.faults.push({ offset: parser.position, reason })
  })
  parser.on('doctype', (doctype) => {
    const { names, isOpen, external } = declaredIn(doctype)
    check.entities = names.length
    check.external = external
    // An entity may come from a file that is not read; then its use is no fault.
    const known = { ...parser.ENTITIES, ...Object.fromEntries(names.map((name) => [name, ''])) }
    parser.ENTITIES = isOpen ? new Proxy(known, { get: (target, name) => target[String(name)] ?? '' }) : known
  })
  const scopes = new NamespaceScopes()
  parser.on('opentag', ({ name, attributes }) => {
    const reason = scopes.open(name, attributes)
    if (reason && check.faults.length < mostFaults) check.faults.push({ offset: parser.position, reason })
    check.elements++
    check.attributes += Object.keys(attributes).length
    depth++
    check.depth = Math.max(check.depth, depth)
  })
  parser.on('closetag', () => {
    scopes.close()
    depth--
  })
  const source = text.startsWith('\ufeff') ? text.slice(1) : text
  const shift = text.length - source.length
  for (let at = 0; at < source.length; at += blockLength) {
    parser.write(source.slice(at, at + blockLength))
    await progress(Math.min(1, (at + blockLength) / source.length))
    if (check.faults.length >= mostFaults) break
  }
  if (check.faults.length < mostFaults) parser.close()
  for (const fault of check.faults) fault.offset = Math.max(0, Math.min(text.length, fault.offset + shift - 1))
  return check
}
