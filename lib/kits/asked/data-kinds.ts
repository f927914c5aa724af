import { gs1CheckDigit } from '@/lib/base/check-digit'

/** Kinds of data that are told by their form alone; of two that fit, the first. */
export const dataKinds = [
  'jwt',
  'json',
  'csv',
  'link',
  'address',
  'mail',
  'uuid',
  'xml',
  'stamp',
  'gtin',
  'iban',
  'colour',
] as const
export type DataKind = (typeof dataKinds)[number]

const uuid = /^(?:urn:uuid:)?\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i
const jwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/
const link = /^(?:https?|ftp):\/\/[^\s/]+\S*$/i
const mail = /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i
const byte = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const address4 = new RegExp(`^(?:${byte}\\.){3}${byte}(?:/\\d{1,2})?$`)
const address6 = /^(?=.*:.*:)[0-9a-f:.]{2,45}(?:\/\d{1,3})?$/i
const markup = /^<(?:\?xml\b|!DOCTYPE\b|[a-z_][\w.:-]*[\s/>])[^]*>$/i
/** Milliseconds up to 2033 and seconds up to 2286; what begins otherwise and is a barcode is none. */
const stamp = /^\d{10}(?:\d{3})?$/
const gtin = /^(?:[02-9]\d{12}|97[89](?:[- ]\d+){3}[- ]\d)$/
/** A country, two digits and the account, in one piece or in groups of four. Eight digits, so that words are none. */
const iban = /^(?:iban:? ?)?(?=(?:[^\d]*\d){8})[a-z]{2}\d{2}(?:[\da-z]{11,30}|(?: [\da-z]{4}){2,7}(?: [\da-z]{1,3})?)$/i
/** Digests and keys are hexadecimal in small letters, some of them after the first four. */
const digest = /^[\da-f]{4}\d*[a-f][\da-f]*$/
const hexColour = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const colourFunction = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?=[^)]*\d)[\d\s.,%/+a-z-]*\)$/i

/** A number of thirteen digits, or an ISBN in its five parts, whose check digit fits. */
function isGtin(text: string): boolean {
  const digits = text.replaceAll(/[- ]/g, '')
  return gtin.test(text) && digits.length === 13 && gs1CheckDigit(digits.slice(0, 12)) === digits.charAt(12)
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text)) return false
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Rows of a table have the same few separators, two rows at least. */
function isCsv(text: string): boolean {
  const rows = text.split(/\r\n?|\n/).slice(0, 20)
  if (rows.length < 2) return false
  return [',', ';', '\t'].some((separator) => {
    const counts = rows.map((row) => row.split(separator).length - 1)
    return (counts[0] ?? 0) > 0 && counts.every((count) => count === counts[0])
  })
}

const tests: Readonly<Record<DataKind, (text: string) => boolean>> = {
  jwt: (text) => jwt.test(text),
  json: isJson,
  xml: (text) => markup.test(text),
  csv: isCsv,
  link: (text) => link.test(text),
  mail: (text) => mail.test(text),
  uuid: (text) => uuid.test(text),
  address: (text) => address4.test(text) || address6.test(text),
  gtin: isGtin,
  stamp: (text) => stamp.test(text) && !isGtin(text),
  iban: (text) => iban.test(text) && !digest.test(text),
  colour: (text) => hexColour.test(text) || colourFunction.test(text),
}

/** What a text that was pasted is, where its form tells. JSON is parsed, so a text of many megabytes is not to be asked about. */
export function dataKindOf(text: string): DataKind | undefined {
  const bare = text.trim()
  return dataKinds.find((kind) => tests[kind](bare))
}
