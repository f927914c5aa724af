import { gs1CheckDigit } from '@/lib/base/check-digit'
import { isbn10CheckCharacter } from './check-digit'
import type { Fault } from './gs1'

/** A number with its check digit, and whether that was typed or added. */
export interface CheckedNumber {
  digits: string
  added: boolean
}

const bare = (text: string) => text.replaceAll(/[\s-]/g, '')

function counted(length: number): string {
  return `${length} ${length === 1 ? 'digit' : 'digits'}`
}

/** Digits as a spreadsheet spoils them: 9.50601E+12. */
function isScientific(text: string): boolean {
  return /^\d[.,]?\d*e\+?\d+$/i.test(text)
}

function notDigits(text: string): string | undefined {
  if (isScientific(text))
    return 'must have all its digits. A spreadsheet has shortened it to a power of ten: format the column as text'
  const wrong = /\D/.exec(text)
  return wrong ? `must have only digits; “${wrong[0]}” is not one` : undefined
}

/**
 * A GTIN of `length` digits, or one less without its check digit. Spaces and hyphens are left out. Wrong length and wrong
 * check digit are refused with what is expected.
 */
export function readGtin(text: string, length: 8 | 12 | 13 | 14): CheckedNumber | Fault {
  const digits = bare(text)
  const fault = notDigits(digits)
  if (fault !== undefined) return { fault }
  if (digits.length === length - 1) return { digits: digits + gs1CheckDigit(digits), added: true }
  if (digits.length !== length)
    return {
      fault: `must have ${counted(length)}, or ${length - 1} without the check digit; this has ${digits.length}`,
    }
  const expected = gs1CheckDigit(digits.slice(0, -1))
  return digits.endsWith(expected)
    ? { digits, added: false }
    : { fault: `must end in ${expected}, the check digit of ${digits.slice(0, -1)}; this ends in ${digits.slice(-1)}` }
}

/**
 * The UPC-A number that eight digits of UPC-E stand for: number system, six digits, check digit.
 * GS1 General Specifications, figure 5.2.2.4.2-1.
 */
export function expandUpce(digits: string): string {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = '', check = ''] = digits
  const body =
    last <= '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`
  return system + body + check
}

/** The eight digits of UPC-E for a UPC-A number, where its zeros allow them. */
export function compressUpca(digits: string): string | undefined {
  const body = digits.slice(1, 11)
  const [, start = '', end = ''] = /^(\d{5})(\d{5})$/.exec(body) ?? []
  const six = /^\d\d[012]00$/.test(start)
    ? /^00\d{3}$/.test(end) && start.slice(0, 2) + end.slice(2) + start.charAt(2)
    : /^\d{3}00$/.test(start)
      ? /^000\d\d$/.test(end) && `${start.slice(0, 3)}${end.slice(3)}3`
      : /^\d{4}0$/.test(start)
        ? /^0000\d$/.test(end) && `${start.slice(0, 4)}${end.charAt(4)}4`
        : /^0000[5-9]$/.test(end) && start + end.charAt(4)
  return six && /^[01]/.test(digits) ? digits.charAt(0) + six + digits.charAt(11) : undefined
}

/** UPC-E from its six digits, with number system and check digit or without, or from the UPC-A number it shortens. */
export function readUpce(text: string): CheckedNumber | Fault {
  const digits = bare(text)
  const fault = notDigits(digits)
  if (fault !== undefined) return { fault }
  if (digits.length === 11 || digits.length === 12) {
    const whole = readGtin(digits, 12)
    if ('fault' in whole) return whole
    const short = compressUpca(whole.digits)
    return short === undefined
      ? { fault: 'must be a UPC-A number with enough zeros in the right places to be shortened; this has not' }
      : { digits: short, added: whole.added }
  }
  if (digits.length < 6 || digits.length > 8)
    return {
      fault: `must have 6 digits, 7 with the number system 0 or 1 in front, 8 with the check digit, or a whole UPC-A number; this has ${digits.length}`,
    }
  const front = digits.length === 6 ? `0${digits}` : digits.slice(0, 7)
  if (!/^[01]/.test(front))
    return { fault: `must begin with number system 0 or 1; this begins with ${front.charAt(0)}` }
  const expected = gs1CheckDigit(expandUpce(`${front}0`).slice(0, 11))
  if (digits.length === 8 && !digits.endsWith(expected))
    return {
      fault: `must end in ${expected}, the check digit of ${expandUpce(`${front}0`).slice(0, 11)}; this ends in ${digits.slice(-1)}`,
    }
  return { digits: front + expected, added: digits.length < 8 }
}

export interface ReadIsbn extends CheckedNumber {
  /** With hyphens where they were typed. */
  print: string
  /** Ten characters before they became thirteen. */
  isTen: boolean
}

/**
 * An ISBN of 13 digits, or of 10 characters that become 13 with the prefix 978 and a new check digit. The check digit may be
 * left out. ISBN Users' Manual; ISO 2108.
 */
export function readIsbn(typed: string): ReadIsbn | Fault {
  const text = typed.trim().replace(/^ISBN(?:-1[03])?:?\s*/i, '')
  const bareText = bare(text).toUpperCase()
  if (isScientific(bareText)) return { fault: notDigits(bareText) ?? '' }
  const wrong = /[^\dX]|X(?!$)/.exec(bareText)
  if (wrong)
    return {
      fault: `must have only digits, and X only at the end of 10 characters; “${wrong[0]}” is not allowed there`,
    }
  const { length } = bareText
  const hyphened = text.trim().replaceAll(/\s+/g, '-')
  if (length === 9 || length === 10) {
    const nine = bareText.slice(0, 9)
    if (nine.includes('X')) return { fault: 'must have X only as its tenth character' }
    const expected = isbn10CheckCharacter(nine)
    if (length === 10 && !bareText.endsWith(expected))
      return { fault: `must end in ${expected}, the check digit of ${nine}; this ends in ${bareText.slice(-1)}` }
    const digits = `978${nine}${gs1CheckDigit(`978${nine}`)}`
    const front = length === 10 ? hyphened.slice(0, -1) : hyphened
    return {
      digits,
      added: length === 9,
      isTen: true,
      print: front.includes('-') ? `978-${front.replace(/-$/, '')}-${digits.slice(-1)}` : digits,
    }
  }
  if (length !== 12 && length !== 13)
    return {
      fault: `must have 13 digits, or 10 of an older ISBN, each with or without the check digit; this has ${length}`,
    }
  if (!/^97[89]/.test(bareText))
    return { fault: `must begin with 978 or 979; this begins with ${bareText.slice(0, 3)}` }
  if (bareText.startsWith('9790'))
    return { fault: 'must not begin with 979-0: that is a number of printed music, an ISMN' }
  const read = readGtin(bareText, 13)
  if ('fault' in read) return read
  const print =
    read.added && hyphened.includes('-') ? `${hyphened.replace(/-$/, '')}-${read.digits.slice(-1)}` : hyphened
  return { ...read, isTen: false, print: read.added && !hyphened.includes('-') ? read.digits : print }
}

/** Digits of an add-on: two for the issue of a periodical, five for a price or issue. */
export function readAddOn(text: string, isBook: boolean): string | Fault {
  const digits = bare(text)
  if (digits === '') return ''
  const isRight = isBook ? /^\d{5}$/.test(digits) : /^(?:\d{2}|\d{5})$/.test(digits)
  return isRight
    ? digits
    : { fault: `must have ${isBook ? '5 digits' : '2 or 5 digits'}, or be empty; this has ${digits.length} characters` }
}
