import { gunzipSync, inflateRawSync, inflateSync, constants } from 'node:zlib'

/** One way in which a text can stand in traffic. */
interface Form {
  name: string
  bytes: Buffer
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

/** JSON and JavaScript may write any letter by its number; programs that keep to ASCII do so with those beyond it. */
const escaped = (text: string, which: RegExp) =>
  text.replaceAll(which, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** What of a text's Base64 is the same whatever stands around it, for each of the three places at which it may begin. */
function base64Cores(text: string): string[] {
  const bytes = Buffer.from(text)
  return [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    const from = Math.ceil((before * 8) / 6)
    const to = Math.floor(((before + bytes.length) * 8) / 6)
    return whole.slice(from, to)
  })
}

/** A text as it may be sent: as it stands, in an address, in Base64, hexadecimal, JSON and UTF-16. */
export function formsOf(marker: string): Form[] {
  const url = encodeURIComponent(marker)
  const hex = Buffer.from(marker).toString('hex')
  const texts: [string, string][] = [
    ['plain', marker],
    ['URL', url],
    ['URL in lower case', url.toLowerCase()],
    ['URL twice', encodeURIComponent(url)],
    ['form', new URLSearchParams([['', marker]]).toString().slice(1)],
    ['hex', hex],
    ['hex in capitals', hex.toUpperCase()],
    ['JSON in ASCII', escaped(marker, /[^ -~]/g)],
    ['JSON in numbers', escaped(marker, /./gs)],
    ...base64Cores(marker).flatMap((core): [string, string][] => [
      ['Base64', core],
      ['Base64 for addresses', core.replaceAll('+', '-').replaceAll('/', '_')],
    ]),
  ]
  return [
    ...texts.map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    { name: 'UTF-16', bytes: Buffer.from(marker, 'utf16le') },
    { name: 'UTF-16 the other way round', bytes: utf16be(marker) },
  ]
}

const tail = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 50_000_000 }

function attempt(unpack: () => Buffer): Buffer[] {
  try {
    const bytes = unpack()
    return bytes.length > 0 ? [bytes] : []
  } catch {
    return []
  }
}

/** What is packed in bytes, wherever it begins: gzip and zlib by their first bytes, bare deflate as the whole. */
function unpacked(bytes: Buffer): Buffer[] {
  const found = attempt(() => inflateRawSync(bytes, tail))
  for (let at = bytes.indexOf(0x1f); at >= 0; at = bytes.indexOf(0x1f, at + 1))
    if (bytes[at + 1] === 0x8b) found.push(...attempt(() => gunzipSync(bytes.subarray(at), tail)))
  for (let at = bytes.indexOf(0x78); at >= 0; at = bytes.indexOf(0x78, at + 1))
    if ([0x01, 0x5e, 0x9c, 0xda].includes(bytes[at + 1] ?? 0))
      found.push(...attempt(() => inflateSync(bytes.subarray(at), tail)))
  return found
}

/** Runs of letters that may be Base64 or hexadecimal of something packed, decoded. */
function decoded(bytes: Buffer): Buffer[] {
  const text = decodedAddress(bytes.toString('latin1'))
  const base64 = text.match(/[A-Za-z0-9+/_-]{20,}/g) ?? []
  const hex = text.match(/(?:[0-9a-f]{2}){16,}/gi) ?? []
  return [...base64.map((run) => Buffer.from(run, 'base64')), ...hex.map((run) => Buffer.from(run, 'hex'))]
}

const decodedAddress = (text: string) =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Bytes and what is packed or written in them, three deep. */
function views(bytes: Buffer, depth = 3): Buffer[] {
  if (depth === 0) return [bytes]
  const inside = [...unpacked(bytes), ...decoded(bytes).flatMap((one) => [one, ...unpacked(one)])]
  return [bytes, ...inside.flatMap((one) => views(one, depth - 1))]
}

/** In which forms which of the markers stand in traffic, the packed forms included. */
export function markersIn(traffic: Buffer, markers: readonly string[]): string[] {
  const all = views(traffic)
  return markers.flatMap((marker) => {
    const form = formsOf(marker).find(({ bytes }) => all.some((view) => view.includes(bytes)))
    return form ? [`${marker} as ${form.name}`] : []
  })
}
