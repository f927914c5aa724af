export type XmlTokenKind =
  | 'open'
  | 'close'
  | 'empty'
  | 'text'
  | 'cdata'
  | 'comment'
  | 'instruction'
  | 'declaration'
  | 'doctype'

/** A piece of a document as it is written. */
export interface XmlToken {
  kind: XmlTokenKind
  raw: string
  /** Of the element; empty for what is none. */
  name: string
}

export interface XmlAttribute {
  name: string
  /** With its quotes, as it is written. */
  value: string
}

const nameOf = (raw: string) => /^<\/?([^\s/>]+)/.exec(raw)?.[1] ?? ''

/** Where a DOCTYPE ends: at the bracket outside quotes, comments and the internal subset. */
function doctypeEnd(text: string, at: number): number {
  let isInside = false
  for (let next = at + 9; next < text.length; next++) {
    const sign = text.charAt(next)
    if (text.startsWith('<!--', next)) next = skipTo(text, '-->', next) - 1
    else if (text.startsWith('<?', next)) next = skipTo(text, '?>', next) - 1
    else if (sign === '"' || sign === "'") next = skipTo(text, sign, next + 1) - 1
    else if (sign === '[') isInside = true
    else if (sign === ']') isInside = false
    else if (sign === '>' && !isInside) return next + 1
  }
  return text.length
}

function skipTo(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from)
  return at < 0 ? text.length : at + end.length
}

function tagEnd(text: string, at: number): number {
  for (let next = at + 1; next < text.length; next++) {
    const sign = text.charAt(next)
    if (sign === '>') return next + 1
    if (sign === '"' || sign === "'") next = skipTo(text, sign, next + 1) - 1
  }
  return text.length
}

/** The pieces of a well-formed document in their order; their texts are the document. */
export function* xmlTokens(text: string): Generator<XmlToken> {
  for (let at = 0; at < text.length;) {
    const token = tokenAt(text, at)
    yield token
    at += token.raw.length
  }
}

function tokenAt(text: string, at: number): XmlToken {
  const upTo = (kind: XmlTokenKind, end: number): XmlToken => ({ kind, raw: text.slice(at, end), name: '' })
  if (text.charAt(at) !== '<') {
    const end = text.indexOf('<', at)
    return upTo('text', end < 0 ? text.length : end)
  }
  if (text.startsWith('<!--', at)) return upTo('comment', skipTo(text, '-->', at + 4))
  if (text.startsWith('<![CDATA[', at)) return upTo('cdata', skipTo(text, ']]>', at + 9))
  if (text.startsWith('<?', at)) {
    const end = skipTo(text, '?>', at + 2)
    return upTo(/^<\?xml\s/.test(text.slice(at, at + 6)) ? 'declaration' : 'instruction', end)
  }
  if (text.startsWith('<!DOCTYPE', at)) return upTo('doctype', doctypeEnd(text, at))
  const token = upTo('open', tagEnd(text, at))
  token.name = nameOf(token.raw)
  if (token.raw.startsWith('</')) token.kind = 'close'
  else if (token.raw.endsWith('/>')) token.kind = 'empty'
  return token
}

/** The attributes of a start tag in their order. */
export function attributesOf(raw: string): XmlAttribute[] {
  return [...raw.matchAll(/([^\s=<>"'/]+)\s*=\s*("[^"]*"|'[^']*')/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }))
}
