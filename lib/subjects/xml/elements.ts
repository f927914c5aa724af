import { SaxesParser } from 'saxes'

export interface XmlElement {
  name: string
  attributes: [string, string][]
  children: (XmlElement | string)[]
}

/** Characters that the entities of a document may become altogether. */
const mostUnfolded = 1_000_000

/** Entities that would unfold into too much. */
export class UnfoldsTooFar extends Error {
  override readonly name = 'UnfoldsTooFar'
}

export interface ReadXml {
  root: XmlElement
  comments: number
  instructions: number
}

/**
 * The elements of a well-formed document, comments and instructions left out. Entities that the document itself declares as text are
 * replaced; no other file is read. Call `checkXml` first: what is not well-formed throws here.
 */
export function readElements(text: string): ReadXml {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  const top: XmlElement = { name: '', attributes: [], children: [] }
  const open = [top]
  let [comments, instructions, unfolded] = [0, 0, 0]
  const enter = (piece: string) => {
    const element = open.at(-1) ?? top
    const last = element.children.at(-1)
    if (typeof last === 'string') element.children[element.children.length - 1] = last + piece
    else if (piece !== '') element.children.push(piece)
  }
  parser.on('doctype', (doctype) => {
    const declared = Object.fromEntries(entitiesIn(doctype))
    parser.ENTITIES = new Proxy(
      { ...parser.ENTITIES, ...declared },
      {
        get(target, name) {
          const value = target[String(name)] ?? ''
          unfolded += value.length
          if (unfolded > mostUnfolded) throw new UnfoldsTooFar()
          return value
        },
      },
    )
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes: Object.entries(attributes), children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (piece) => {
    if (open.length > 1) enter(piece)
  })
  parser.on('cdata', enter)
  parser.on('comment', () => void comments++)
  parser.on('processinginstruction', () => void instructions++)
  parser.write(text.replace(/^\ufeff/, '')).close()
  const root = top.children.find((child) => typeof child !== 'string')
  if (!root) throw new Error('a document without an element is not well-formed')
  return { root, comments, instructions }
}

/** Entities that an internal subset declares as text without markup; those within their texts are replaced by what stands before. */
function* entitiesIn(doctype: string): Generator<[string, string]> {
  const known = new Map<string, string>()
  for (const [, name = '', double, single] of doctype.matchAll(/<!ENTITY\s+([^\s%]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)) {
    if (known.has(name)) continue
    const value = (double ?? single ?? '').replace(/&(#x?[\da-f]+|[^;\s]+);/gi, (written, inner: string) =>
      inner.startsWith('#') ? characterOf(inner) : (known.get(inner) ?? plain[inner] ?? written),
    )
    if (value.length > mostUnfolded) throw new UnfoldsTooFar()
    known.set(name, value)
    yield [name, value]
  }
}

const plain: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const characterOf = (written: string) =>
  String.fromCodePoint(/^#x/i.test(written) ? Number.parseInt(written.slice(2), 16) : Number(written.slice(1)))
