import { readXml, type XmlElement } from '@/lib/base/xml/read-xml'
import { unpacked, zipEntries, type ZipEntry } from '@/lib/subjects/tables/zip-entries'

/** Why a file gives no text. */
export class NoText extends Error {
  override readonly name = 'NoText'
}

/** Of unpacked text in one document. */
const largestDocument = 200_000_000

function unpack(entry: ZipEntry): string {
  const decoder = new TextDecoder()
  let text = ''
  for (const piece of unpacked(entry, { bytes: largestDocument })) text += decoder.decode(piece, { stream: true })
  return text + decoder.decode()
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Named and numbered entities of XML and the commonest of HTML. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

/** The text of a page of HTML: no scripts, styles or tags, a line for each block. */
export function htmlText(html: string): string {
  const bare = html
    .replaceAll(/<(script|style|head|template|noscript|svg)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      /<\/?(?:p|div|li|ul|ol|br|tr|table|section|article|header|footer|blockquote|pre|h[1-6])\b[^>]*>/gi,
      '\n',
    )
    .replaceAll(/<[^>]*>/g, '')
  return decodeEntities(bare)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

/** The spoken lines of a subtitle file (SRT or WebVTT), without numbers, times and tags. */
export function subtitleText(text: string): string {
  return text
    .split(/\r\n|\n|\r/)
    .filter((line) => !/^\s*(?:\d+|WEBVTT.*|NOTE\b.*|[\d:.,]+\s*-->.*)\s*$/.test(line))
    .map((line) => line.replaceAll(/<[^>]*>|\{\\[^}]*\}/g, ''))
    .join('\n')
}

/** Markdown without its marks; code and the words of links stay, addresses do not. */
export function markdownText(text: string): string {
  return text
    .replaceAll(/^---\r?\n[\s\S]*?\r?\n---\r?\n/g, '')
    .replaceAll(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+/gm, '')
    .replaceAll(/(\*\*|__|\*|_|~~|`)(?=\S)(.+?)(?<=\S)\1/g, '$2')
}

function slideNumber(name: string): number {
  return Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0)
}

function officeParagraphs(xml: string, paragraph: string, text: string): string {
  const paragraphs = xml.split(new RegExp(`</${paragraph}>`))
  const run = new RegExp(
    `<${text}(?:\\s[^>]*)?>([^<]*)</${text}>|<(?:a:br|text:line-break|text:tab|text:s)\\b[^>]*/>`,
    'g',
  )
  return paragraphs
    .map((one) => decodeEntities([...one.matchAll(run)].map(([, words]) => words ?? ' ').join('')))
    .filter((line) => line !== '')
    .join('\n')
}

/** All text within an element, in order. */
function textIn(node: XmlElement): string {
  return node.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')
}

function openDocumentText(xml: string): string {
  const root = readXml(xml)
  if (!('children' in root)) throw new NoText('damaged')
  const lines: string[] = []
  const visit = (node: XmlElement): void => {
    if (node.name === 'text:p' || node.name === 'text:h') lines.push(textIn(node))
    else for (const child of node.children) if (typeof child !== 'string') visit(child)
  }
  visit(root)
  return lines.join('\n')
}

/** The text of a presentation (PPTX), of a workbook's cells (XLSX), or of an OpenDocument file, from the bytes of its archive. */
export function archiveText(bytes: Uint8Array): string {
  const entries = zipEntries(bytes)
  const slides = [...entries.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
  if (slides.length > 0) {
    const inOrder = slides.sort((one, other) => slideNumber(one) - slideNumber(other))
    return inOrder.map((name) => officeParagraphs(unpack(entries.get(name) as ZipEntry), 'a:p', 'a:t')).join('\n')
  }
  const content = entries.get('content.xml')
  if (content) return openDocumentText(unpack(content))
  const strings = entries.get('xl/sharedStrings.xml')
  const sheets = [...entries.keys()].filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
  if (sheets.length > 0)
    return sheetText(
      sheets.map((name) => unpack(entries.get(name) as ZipEntry)),
      strings && unpack(strings),
    )
  throw new NoText('unknown')
}

/** Each cell that holds text, as often as it occurs. */
function sheetText(sheets: readonly string[], strings: string | undefined): string {
  const shared = strings?.split('</si>').map((one) => {
    const visible = one.replaceAll(/<rPh\b[\s\S]*?<\/rPh>/g, '')
    return decodeEntities([...visible.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, words]) => words).join(''))
  })
  const lines: string[] = []
  for (const sheet of sheets) {
    for (const [, kind, index, inline] of sheet.matchAll(
      /<c\b[^>]*?\bt="(s|inlineStr)"[^>]*>(?:<v>(\d+)<\/v>|<is>([\s\S]*?)<\/is>)/g,
    )) {
      if (kind === 's') lines.push(shared?.[Number(index)] ?? '')
      else lines.push(decodeEntities((inline ?? '').replaceAll(/<[^>]*>/g, '')))
    }
  }
  return lines.join('\n')
}
