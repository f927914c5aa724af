import { entityTable } from '@/lib/subjects/entities/table'

export type ReferencePlace = 'text' | 'attribute' | 'xml'

/** What browsers forgive, or what is no reference at all. */
export type ReferenceFault = 'open' | 'null' | 'beyond' | 'surrogate' | 'windows' | 'control' | 'unknown'

export interface Dereferenced {
  text: string
  /** How many references were read. */
  read: number
  /** The first of each kind, and how many there are. */
  faults: ReadonlyMap<ReferenceFault, { written: string; count: number }>
}

/** Bytes 0x80 to 0x9F of Windows-1252: HTML standard, section 13.2.5.80. Zero is for those it leaves alone. */
const windows = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0, 0,
  0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
]

type Note = (fault: ReferenceFault, written: string) => void

function numberedText(written: string, place: ReferencePlace, note: Note): string {
  const isHex = written[2]?.toLowerCase() === 'x'
  // What stands behind the digits, a semicolon, ends the number.
  const code = Number.parseInt(written.slice(isHex ? 3 : 2), isHex ? 16 : 10)
  const isOpen = !written.endsWith(';')
  if (place === 'xml') return xmlNumber(written, code, isOpen, note)
  if (isOpen) note('open', written)
  if (code === 0) note('null', written)
  else if (code > 0x10ffff) note('beyond', written)
  else if (code >= 0xd800 && code <= 0xdfff) note('surrogate', written)
  else {
    const mapped = code >= 0x80 && code <= 0x9f ? windows[code - 0x80] : undefined
    if (mapped) note('windows', written)
    else if (isOddControl(code)) note('control', written)
    return String.fromCodePoint(mapped || code)
  }
  return '\ufffd'
}

function isOddControl(code: number): boolean {
  const isSpace = code === 9 || code === 10 || code === 12
  const isNoCharacter = (code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef)
  return isNoCharacter || (code < 0x20 && !isSpace) || (code >= 0x7f && code < 0xa0)
}

/** XML 1.0, section 4.1: a reference has its semicolon and stands for a Char; what does not is no reference. */
function xmlNumber(written: string, code: number, isOpen: boolean, note: Note): string {
  const isChar =
    code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0x10ffff)
  if (!isOpen && isChar && code !== 0xfffe && code !== 0xffff && written[2] !== 'X') return String.fromCodePoint(code)
  note('unknown', written)
  return written
}

const xmlNames: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The longest name at the beginning that stands without a semicolon. */
function openName(word: string): string | undefined {
  const { open, longestOpen } = entityTable()
  for (let length = Math.min(word.length, longestOpen); length > 1; length--)
    if (open.has(word.slice(0, length))) return word.slice(0, length)
  return undefined
}

function namedText(written: string, next: string, place: ReferencePlace, note: Note): string {
  const isClosed = written.endsWith(';')
  const name = isClosed ? written.slice(1, -1) : written.slice(1)
  const known =
    place === 'xml' ? (Object.hasOwn(xmlNames, name) ? xmlNames[name] : undefined) : entityTable().texts.get(name)
  if (isClosed && known !== undefined) return known
  const found = place === 'xml' ? undefined : openName(name)
  // In attributes a name that runs on into a word or an equals sign is part of an address: HTML standard, section 13.2.5.73.
  const runsOn = found !== undefined && (found.length < name.length || next === '=')
  if (found === undefined || (place === 'attribute' && runsOn)) {
    if (isClosed) note('unknown', written)
    return written
  }
  note('open', `&${found}`)
  return (entityTable().texts.get(found) ?? '') + written.slice(found.length + 1)
}

/**
 * A text without its character references, as a browser reads them in text or in an attribute, or as XML does. What browsers forgive is
 * named. Nothing is run and no page is made of it. HTML standard, sections 13.2.5.72 to 13.2.5.80.
 */
export function withoutReferences(text: string, place: ReferencePlace): Dereferenced {
  const faults = new Map<ReferenceFault, { written: string; count: number }>()
  let read = 0
  const note: Note = (fault, written) => {
    const known = faults.get(fault)
    if (known) known.count++
    else faults.set(fault, { written, count: 1 })
  }
  const gives = text.replaceAll(/&(?:#(?:\d+|x[0-9a-f]+)|[a-z][a-z0-9]*);?/gi, (written, offset: number) => {
    const found =
      written[1] === '#'
        ? numberedText(written, place, note)
        : namedText(written, text[offset + written.length] ?? '', place, note)
    if (found !== written) read++
    return found
  })
  return { text: gives, read, faults }
}
