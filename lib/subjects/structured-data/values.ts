import { gs1CheckDigit } from '@/lib/base/check-digit'
import { currencies } from '@/lib/subjects/e-invoice/codes'
import { nearCodes } from '@/lib/subjects/currency/near-code'
import { isDuration, isTime, momentOf } from './iso'
import { ancestorsOf, enumerationsOf, isBelow, isEnumeration, membersOf } from './vocabulary'

/** What is wrong with a value: `bad` where it cannot be read, `warn` where it may be misread, `plain` where more could be said. */
export interface ValueFault {
  tone: 'bad' | 'warn' | 'plain'
  says: string
  detail?: string
}

const dataTypes = new Set([
  'Text',
  'URL',
  'Number',
  'Integer',
  'Float',
  'Boolean',
  'Date',
  'DateTime',
  'Time',
  'Duration',
])
const currencyNames = new Set(['priceCurrency', 'currency', 'salaryCurrency'])
const mostMembers = 8

const short = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)

/** The name within the vocabulary: https://schema.org/InStock and schema:InStock are InStock. */
export const bareName = (text: string): string =>
  text.trim().replace(/^(?:https?:\/\/(?:[\w-]+\.)?schema\.org\/|schema:)/, '')

const isNumeric = (text: string) => /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text.trim())
const isWholeUrl = (text: string) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text)
const isPath = (text: string) => /^(?:[./#?]|[^\s:]+\.[a-z]{2,5}(?:$|[/?#]))\S*$/i.test(text)
const isMeasure = (text: string) => /^\d+(?:[.,]\d+)?\s*\S/.test(text)

function codeFault(name: string, value: string): ValueFault | undefined {
  if (currencyNames.has(name) && !currencies.has(value)) {
    const near = nearCodes(value.toUpperCase(), currencies)
    const meant = currencies.has(value.toUpperCase()) ? [value.toUpperCase()] : near
    return {
      tone: 'bad',
      says: `“${short(value)}” is no currency of ISO 4217.`,
      detail: meant.length > 0 ? `Such as ${meant.join(', ')}.` : 'Three capital letters, such as EUR.',
    }
  }
  if (/^(?:price|lowPrice|highPrice|minPrice|maxPrice)$/.test(name) && !isNumeric(value))
    return {
      tone: 'bad',
      says: `“${short(value)}” is no number such as 189.50.`,
      detail: 'The currency has a property of its own.',
    }
  if (/^gtin(?:8|12|13|14)?$/.test(name)) return gtinFault(name, value)
  if (name === 'isbn') return isbnFault(value)
  return undefined
}

function gtinFault(name: string, value: string): ValueFault | undefined {
  const digits = value.replaceAll(/[\s-]/g, '')
  const length = name.slice(4)
  if (!/^\d{8}$|^\d{12,14}$/.test(digits) || (length !== '' && digits.length !== Number(length)))
    return {
      tone: 'bad',
      says: `“${short(value)}” is no GTIN${length && ` of ${length} digits`}.`,
      detail: 'It has 8, 12, 13 or 14 digits.',
    }
  const wanted = gs1CheckDigit(digits.slice(0, -1))
  if (wanted !== digits.at(-1))
    return {
      tone: 'bad',
      says: `The last digit of the GTIN ${digits} does not check.`,
      detail: `It would be ${wanted}.`,
    }
  return undefined
}

function isbnFault(value: string): ValueFault | undefined {
  const digits = value.replaceAll(/[\s-]/g, '').toUpperCase()
  const isOld =
    /^\d{9}[\dX]$/.test(digits) &&
    [...digits].reduce((sum, digit, at) => sum + (digit === 'X' ? 10 : Number(digit)) * (10 - at), 0) % 11 === 0
  const isNew = /^97[89]\d{10}$/.test(digits) && gs1CheckDigit(digits.slice(0, -1)) === digits.at(-1)
  return isOld || isNew
    ? undefined
    : {
        tone: 'bad',
        says: `“${short(value)}” is no ISBN: its digits do not check.`,
        detail: '13 digits, or the 10 of old.',
      }
}

/** Whether one of the data types takes the text; a warning where it does with a grain of salt. */
function asData(value: string, takes: ReadonlySet<string>): ValueFault | 'fits' | undefined {
  const moment = momentOf(value)
  if (takes.has('DateTime') && moment !== undefined)
    return moment === 'time'
      ? {
          tone: 'plain',
          says: `“${value}” has no difference to UTC.`,
          detail: 'With one, such as +02:00, no zone is guessed.',
        }
      : 'fits'
  if (takes.has('Date') && moment !== undefined) return 'fits'
  if (takes.has('Time') && (isTime(value) || moment === 'zoned' || moment === 'time')) return 'fits'
  if (takes.has('Duration') && isDuration(value)) return 'fits'
  if ((takes.has('Number') || takes.has('Float')) && isNumeric(value)) return 'fits'
  if (takes.has('Integer') && /^[+-]?\d+$/.test(value.trim())) return 'fits'
  if (takes.has('Boolean') && /^(?:true|false)$/i.test(bareName(value))) return 'fits'
  if (takes.has('URL') && isWholeUrl(value)) return 'fits'
  if (takes.has('URL') && /^\S+$/.test(value))
    return { tone: 'warn', says: `“${short(value)}” is no whole address.`, detail: 'Write it from https:// on.' }
  return undefined
}

const wantedWords: Readonly<Record<string, string>> = {
  Date: 'a day of ISO 8601, such as 2027-06-12',
  DateTime: 'a time of ISO 8601, such as 2027-06-12T19:30+02:00',
  Time: 'a time of day, such as 09:00',
  Duration: 'a length of time of ISO 8601, such as PT1H30M',
  Number: 'a number, such as 189.50',
  Integer: 'a whole number',
  Float: 'a number, such as 1.5',
  Boolean: 'true or false',
  URL: 'a whole address, from https:// on',
}

const orList = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${String(names.at(-1))}`

/** What a property takes, in words. */
export const wantedOf = (takes: readonly string[]): string => orList(takes.map((type) => wantedWords[type] ?? type))

/** What is wrong with a text, a number or a truth value in a property that takes those types; undefined where nothing is. */
export function valueFault(
  name: string,
  value: string | number | boolean,
  takes: readonly string[],
): ValueFault | undefined {
  const all = new Set(takes)
  if (typeof value === 'boolean')
    return all.has('Boolean') || all.has('Text') || takes.every((type) => !dataTypes.has(type))
      ? undefined
      : { tone: 'bad', says: `It is ${String(value)}, and takes ${wantedOf(takes)}.` }
  if (typeof value === 'number') return numberFault(name, value, all, takes)
  if (value.trim() === '') return { tone: 'bad', says: 'It is empty.', detail: 'Leave out what has no value.' }
  const code = codeFault(name, value)
  if (code) return code
  if (takes.some((type) => ancestorsOf(type).has('Text') && type !== 'URL')) return undefined
  const data = asData(value, all)
  if (data !== undefined) return data === 'fits' ? undefined : data
  return namedFault(value, takes)
}

function numberFault(
  name: string,
  value: number,
  all: ReadonlySet<string>,
  takes: readonly string[],
): ValueFault | undefined {
  if (/^gtin|^isbn$/.test(name))
    return { tone: 'warn', says: 'It is a number, in which leading zeros are lost.', detail: 'Write it in quotes.' }
  if (all.has('Integer') && !all.has('Number') && !Number.isInteger(value))
    return { tone: 'bad', says: `${String(value)} is no whole number.` }
  const fits = takes.some((type) => ['Number', 'Integer', 'Float', 'Text', 'QuantitativeValue'].includes(type))
  return fits || takes.every((type) => !dataTypes.has(type))
    ? undefined
    : { tone: 'bad', says: `It is the number ${String(value)}, and takes ${wantedOf(takes)}.` }
}

/** A text that no data type takes: a member of an enumeration, the address of a thing, or words in its place. */
function namedFault(value: string, takes: readonly string[]): ValueFault | undefined {
  const enumerations = takes.filter(isEnumeration)
  const member = bareName(value)
  if (enumerations.length > 0 && enumerationsOf(member).some((one) => isBelow(one, enumerations))) return undefined
  const things = takes.filter((type) => !dataTypes.has(type) && !isEnumeration(type))
  if (things.length > 0 && (isWholeUrl(value) || isPath(value))) return undefined
  if (enumerations.length > 0 && things.length === 0) {
    // GS1 and others have members of their own.
    if (isWholeUrl(value) && member === value) return undefined
    const listed = enumerations.flatMap(membersOf)
    return {
      tone: 'bad',
      says: `“${short(value)}” is no member of ${orList(enumerations)}.`,
      detail: `${listed.slice(0, mostMembers).join(', ')}${listed.length > mostMembers ? ' …' : ''}`,
    }
  }
  // Distances, masses and energies are texts with their unit.
  if (isMeasure(value) && things.some((type) => isBelow(type, ['Quantity']))) return undefined
  if (things.length > 0)
    return {
      tone: 'plain',
      says: `It is text, where ${orList(things)} is meant.`,
      detail: 'Text is allowed; a thing of its own says more.',
    }
  return { tone: 'bad', says: `“${short(value)}” is not ${wantedOf(takes)}.` }
}
