/** An element of an XML document; names are as written, text and attributes without entities. */
export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: (XmlElement | string)[]
}

export interface XmlFault {
  /** What is wrong, as the end of a sentence that begins with the document. */
  fault: string
}

/** Deeper documents are not drawn by people. */
const deepest = 200

const nameSigns = '[\\p{L}_:][\\p{L}\\p{N}_:.\\u00b7-]*'
const startTag = new RegExp(`<(${nameSigns})((?:\\s+${nameSigns}\\s*=\\s*(?:"[^<"]*"|'[^<']*'))*)\\s*(/?)>`, 'uy')
const attribute = new RegExp(`(${nameSigns})\\s*=\\s*(?:"([^<"]*)"|'([^<']*)')`, 'gu')
const endTag = new RegExp(`</(${nameSigns})\\s*>`, 'uy')
// What the Char production of XML 1.0 leaves out.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

const predefined = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

class Fault extends Error {}

/** Text without entities. */
function plainText(text: string): string {
  return text.replace(/&([^;&\s]*);?/g, (written, name: string) => {
    const known = written.endsWith(';') ? (predefined.get(name) ?? charactersOf(name)) : undefined
    if (known === undefined) throw new Fault(`uses “${written.slice(0, 20)}”, which XML does not know by itself`)
    return known
  })
}

function charactersOf(name: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(name) ?? []
  const code = hexadecimal === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hexadecimal, 16)
  if (!(code <= 0x10ffff)) return undefined
  const character = String.fromCodePoint(code)
  return forbidden.test(character) ? undefined : character
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', inDouble, inSingle] of text.matchAll(attribute)) {
    if (attributes.has(name)) throw new Fault(`names “${name}” twice in one tag`)
    attributes.set(name, plainText(inDouble ?? inSingle ?? ''))
  }
  return attributes
}

/**
 * Reads an XML 1.0 document that stands alone: comments, processing instructions and a plain DOCTYPE are left out. Refuses what is
 * not well-formed, a DOCTYPE with declarations of its own (its entities can grow without bound), and more than 200 levels.
 */
export function readXml(document: string): XmlElement | XmlFault {
  try {
    return rootOf(document.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'))
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message }
    throw error
  }
}

function rootOf(text: string): XmlElement {
  if (forbidden.test(text)) throw new Fault('holds characters that XML does not allow')
  const top: XmlElement = { name: '', attributes: new Map(), children: [] }
  const open = [top]
  let at = 0
  const skipTo = (end: string) => {
    const found = text.indexOf(end, at)
    if (found < 0) throw new Fault('ends in the middle of a tag')
    const skipped = text.slice(at, found)
    at = found + end.length
    return skipped
  }
  while (at < text.length) {
    const parent = open.at(-1) ?? top
    if (text[at] !== '<') {
      const next = text.indexOf('<', at)
      const part = text.slice(at, next < 0 ? text.length : next)
      if (part.includes(']]>')) throw new Fault('ends a CDATA section that never began')
      if (parent !== top) parent.children.push(plainText(part))
      else if (part.trim() !== '') throw new Fault('holds text outside its elements')
      at += part.length
    } else if (text.startsWith('<!--', at)) {
      at += 4
      skipTo('-->')
    } else if (text.startsWith('<?', at)) skipTo('?>')
    else if (text.startsWith('<![CDATA[', at) && parent !== top) {
      at += 9
      parent.children.push(skipTo(']]>'))
    } else if (text.startsWith('<!DOCTYPE', at) && top.children.length === 0 && parent === top) {
      if (skipTo('>').includes('[')) throw new Fault('declares entities of its own in its DOCTYPE')
    } else at = takeTag(text, at, open)
  }
  const [root, second] = top.children
  if (open.length > 1) throw new Fault(`never closes “${open.at(-1)?.name}”`)
  if (typeof root !== 'object' || second !== undefined) throw new Fault('is not one element')
  return root
}

/** Takes one start or end tag at a place; answers with the place after it. */
function takeTag(text: string, at: number, open: XmlElement[]): number {
  endTag.lastIndex = at
  const ended = endTag.exec(text)
  if (ended) {
    const last = open.length > 1 ? open.pop() : undefined
    if (last?.name !== ended[1]) throw new Fault(`closes “${ended[1]}”, which is not open there`)
    return endTag.lastIndex
  }
  startTag.lastIndex = at
  const started = startTag.exec(text)
  if (!started) throw new Fault('has a tag that is not well-formed')
  const [, name = '', attributes = '', closed] = started
  const element: XmlElement = { name, attributes: attributesOf(attributes), children: [] }
  open.at(-1)?.children.push(element)
  if (closed === '') open.push(element)
  if (open.length > deepest) throw new Fault('is nested too deeply')
  return startTag.lastIndex
}
