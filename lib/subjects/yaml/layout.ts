import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  parseAllDocuments,
  Scalar,
  visit,
  type Document,
  type Node,
  type ToStringOptions,
} from 'yaml'

export interface YamlLayout {
  indent: number
  quotes: 'keep' | 'double' | 'single'
  collections: 'keep' | 'block'
  sortKeys: boolean
  /** Aliases become what they stand for. */
  expands: boolean
  /** Lines are folded at this width; 0 never. */
  width: number
}

/** Nodes that aliases may become altogether. */
const mostExpanded = 100_000

/**
 * Lays YAML out anew: indents, quotes and order by the rules; comments, anchors, tags and every plain value stay as they are written, since
 * no value is read as a number or a date. Refuses aliases that unfold into too much, and tags that it cannot write.
 */
export function layOutYaml(text: string, layout: YamlLayout): { text: string } | 'too-much' | 'unwritable' {
  const documents = parseAllDocuments(text, {
    schema: 'failsafe',
    keepSourceTokens: false,
    uniqueKeys: false,
    logLevel: 'silent',
  })
  if ('empty' in documents) return { text }
  let expanded = 0
  for (const document of documents) {
    if (layout.expands) expanded += expandAliases(document)
    if (expanded > mostExpanded) return 'too-much'
    changeNodes(document, layout)
  }
  const options = {
    indent: layout.indent,
    lineWidth: layout.width,
    minContentWidth: 0,
    singleQuote: layout.quotes === 'keep' ? null : layout.quotes === 'single',
    flowCollectionPadding: false,
    verifyAliasOrder: false,
  }
  try {
    const written = documents.map((document, index) => writtenDocument(separated(document, index), options))
    return { text: written.join('') }
  } catch (error) {
    // The library writes no tag of a type that the failsafe schema lacks.
    if (error instanceof Error) return 'unwritable'
    throw error
  }
}

function writtenDocument(document: Document.Parsed, options: ToStringOptions): string {
  const text = document.toString(options)
  const { contents } = document
  const isEmpty = contents === null || (isScalar(contents) && contents.value === '' && contents.type === 'PLAIN')
  return isEmpty ? text.replace(/\n+$/, '\n') : text
}

/** A document after the first begins with its mark. */
function separated(document: Document.Parsed, index: number): Document.Parsed {
  if (index > 0 && document.directives) document.directives.docStart = true
  return document
}

/** Anchors stand before their aliases, so whatever an alias copies has been written out already. */
function expandAliases(document: Document.Parsed): number {
  const anchors = new Map<string, Node>()
  let count = 0
  visit(document, {
    Alias(_, alias) {
      const source = anchors.get(alias.source)
      if (!source) return undefined
      count += sizeOf(source)
      return count > mostExpanded ? visit.BREAK : (source.clone() as Node)
    },
    Node(_, node) {
      if (!isAlias(node) && node.anchor) anchors.set(node.anchor, node)
    },
  })
  visit(document, {
    Node(_, node) {
      if (!isAlias(node)) delete node.anchor
    },
  })
  return count
}

function sizeOf(node: Node): number {
  let size = 0
  visit(node, { Node: () => void size++ })
  return size
}

function changeNodes(document: Document.Parsed, { quotes, collections, sortKeys }: YamlLayout): void {
  visit(document, {
    Scalar(_, node) {
      if (quotes === 'keep' || (node.type !== Scalar.QUOTE_DOUBLE && node.type !== Scalar.QUOTE_SINGLE)) return
      const needsEscapes = /[^\t\u0020-\u007e\u00a0-\ud7ff\ue000-\ufefe]|\n/.test(String(node.value))
      node.type = quotes === 'double' || needsEscapes ? Scalar.QUOTE_DOUBLE : Scalar.QUOTE_SINGLE
    },
    Collection(_, node) {
      if (collections === 'block' && isCollection(node) && node.items.length > 0) node.flow = false
      if (sortKeys && isMap(node)) node.items.sort((left, right) => (nameOf(left.key) < nameOf(right.key) ? -1 : 1))
    },
  })
}

const nameOf = (key: unknown) => (isScalar(key) ? String(key.value) : '')
