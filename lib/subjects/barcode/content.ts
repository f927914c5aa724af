import { problem } from '@/lib/base/problem'
import { code39CheckCharacter, code39Characters } from './check-digit'
import { isFault, readElements, type Element, type Fault } from './gs1'
import { isRetail, type BarcodeKind } from './kinds'
import { expandUpce, readAddOn, readGtin, readIsbn, readUpce, type CheckedNumber } from './retail'
import { contentField, type BarcodeProblem, type BarcodeValues } from './values'

export interface BarcodeContent {
  kind: BarcodeKind
  /** What is encoded. U+001D separates GS1 values; Code 39 is without start, stop and check character. */
  data: string
  addOn: string
  /** Human-readable text under the bars, a line each; the EAN/UPC family places its digits itself. */
  lines: readonly string[]
  /** Above the bars. */
  heading: string
  /** To copy: as the visitor would write it. */
  plain: string
  elements: readonly Element[]
  facts: readonly { label: string; value: string }[]
  notes: readonly string[]
  /** Code 39 with its check character. */
  check: string
}

export type ContentValues = Pick<BarcodeValues, 'kind' | (typeof contentField)[BarcodeKind] | 'addOn' | 'code39Check'>

const lengths = { ean13: 13, ean8: 8, upca: 12, itf14: 14 } as const

function checkFact({ digits, added }: CheckedNumber): { label: string; value: string } {
  return { label: 'Check digit', value: `${digits.slice(-1)}, ${added ? 'computed' : 'right'}` }
}

const empty = { addOn: '', heading: '', elements: [], facts: [], notes: [], check: '' }

function textOf(kind: 'code128' | 'code39' | 'data', text: string): string | Fault {
  if (text === '') return { fault: 'must not be empty' }
  if (kind === 'code128') {
    const wrong = /[^ -~]/u.exec(text)
    if (wrong)
      return {
        fault: `can have only ASCII characters; “${wrong[0]}” is not one. Data Matrix, PDF417 and Aztec hold every letter`,
      }
    if (text.length > 80) return { fault: `must have at most 80 characters; this has ${text.length}` }
  }
  if (kind === 'code39') {
    const wrong = [...text].find((character) => !code39Characters.includes(character))
    if (wrong !== undefined)
      return {
        fault: `can have only A to Z in capitals, digits, space and - . $ / + %; “${wrong}” is not one of them. Code 128 holds it`,
      }
    if (text.length > 60) return { fault: `must have at most 60 characters; this has ${text.length}` }
  }
  return text
}

function readContent(values: ContentValues): BarcodeContent | (Fault & { field?: 'addOn' }) {
  const { kind } = values
  const typed = values[contentField[kind]]
  if (isRetail(kind) || kind === 'itf14') {
    const read = kind === 'isbn' ? readIsbn(typed) : kind === 'upce' ? readUpce(typed) : readGtin(typed, lengths[kind])
    if (isFault(read)) return read
    const addOn = kind === 'ean13' || kind === 'upca' || kind === 'isbn' ? readAddOn(values.addOn, kind === 'isbn') : ''
    if (typeof addOn !== 'string') return { ...addOn, field: 'addOn' }
    const { digits } = read
    const print = 'print' in read && typeof read.print === 'string' ? read.print : digits
    const facts = [checkFact(read)]
    if ('isTen' in read && read.isTen) facts.push({ label: 'ISBN of 10 characters became', value: print })
    if (kind === 'upce') facts.push({ label: 'Stands for UPC-A', value: expandUpce(digits) })
    if (addOn !== '') facts.push({ label: 'Add-on', value: addOn })
    return {
      ...empty,
      kind,
      data: digits,
      addOn,
      lines:
        kind === 'itf14'
          ? [
              [digits.slice(0, 1), digits.slice(1, 3), digits.slice(3, 8), digits.slice(8, 13), digits.slice(13)].join(
                ' ',
              ),
            ]
          : [],
      heading: kind === 'isbn' ? `ISBN ${print}` : '',
      plain: addOn === '' ? digits : `${digits} ${addOn}`,
      facts,
    }
  }
  if (kind === 'gs1-128' || kind === 'gs1-datamatrix') {
    const read = readElements(typed)
    if (isFault(read)) return read
    const { data, elements, notes } = read
    if (kind === 'gs1-128' && data.length > 48)
      return {
        fault: `must have at most 48 characters in GS1-128, brackets left out; this has ${data.length}. Divide it between two symbols, or choose GS1 DataMatrix`,
      }
    const lines = elements.map(({ identifier, value }) => `(${identifier})${value}`)
    return { ...empty, kind, data, lines, plain: lines.join(''), elements, notes }
  }
  const field = contentField[kind]
  const text = textOf(kind === 'code128' || kind === 'code39' ? kind : 'data', kind === 'code39' ? typed.trim() : typed)
  if (typeof text !== 'string') return text
  if (kind === 'code39') {
    const check = values.code39Check ? code39CheckCharacter(text) : ''
    return {
      ...empty,
      kind,
      data: text,
      check,
      lines: [`*${text}${check}*`],
      plain: text,
      facts: check === '' ? [] : [{ label: 'Check character', value: `${check}, computed` }],
      notes: /[$%/+][A-Z]/.test(text)
        ? ['Scanners set to full ASCII read a sign $ % / + with the letter behind it as one other character.']
        : [],
    }
  }
  return { ...empty, kind, data: text, lines: field === 'code128' ? [text] : [], plain: text }
}

/** What the values encode, or the reason why they encode nothing, by its field. */
export function barcodeContent(values: ContentValues): BarcodeContent | BarcodeProblem {
  const read = readContent(values)
  if (!isFault(read)) return read
  return problem('field' in read && read.field ? read.field : contentField[values.kind], read.fault)
}

/** What another decoder must find: bytes and the symbology identifier that tells GS1 data from plain. */
export function expectedReading({ kind, data, addOn, check }: BarcodeContent): {
  bytes: Uint8Array
  identifier?: string
} {
  const utf8 = (text: string) => new TextEncoder().encode(text)
  if (kind === 'upca') return { bytes: utf8(`0${data}${addOn}`) }
  if (kind === 'upce') return { bytes: utf8(`0${expandUpce(data)}`) }
  if (kind === 'gs1-128') return { bytes: utf8(data), identifier: ']C1' }
  if (kind === 'gs1-datamatrix') return { bytes: utf8(data), identifier: ']d2' }
  return { bytes: utf8(data + addOn + check) }
}
