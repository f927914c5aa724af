import { unzlibSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { joinBytes } from '@/lib/base/encoding/bytes'
import type { PictureHead } from './head'
import { exifIn } from './in-file'
import { jpegSegments, withoutTrailer } from './jpeg'
import { pngChunks } from './png-chunks'
import { pressTags } from './tag-names'
import { placeIn, tagsIn, type Tag } from './tiff-tags'
import { webpChunks } from './webp-chunks'

/* All that a picture file notes about itself. */

export interface Note {
  name: string
  text: string
}

export interface PictureNotes {
  tags: Tag[]
  place: { latitude: number; longitude: number; altitude: number | undefined } | undefined
  /** The small picture within Exif. */
  preview: Uint8Array<ArrayBuffer> | undefined
  xmp: Note[]
  /** IPTC-IIM, as press agencies write it. */
  press: Note[]
  /** Comments of a JPEG, texts of a PNG. */
  texts: Note[]
  /** The name of the colour profile. */
  profile: string | undefined
  /** Whether a record of origin by C2PA is in the file. It is not checked. */
  hasOrigin: boolean
  /** Bytes behind the end of a JPEG. */
  trailing: number
  damaged: number
}

const latin = new TextDecoder('windows-1252')
const unicode = new TextDecoder()
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const begins = (bytes: Uint8Array, text: string) => latin.decode(bytes.subarray(0, text.length)) === text

/** Properties of an XMP packet (ISO 16684-1): attributes and elements by their prefixed names, the items of a list in one line. */
export function xmpIn(packet: string): Note[] {
  const found = new Map<string, string[]>()
  const open: string[] = []
  const add = (name: string, text: string) => found.set(name, [...(found.get(name) ?? []), text])
  const isOwn = (name: string) => !/^(rdf|xml|xmlns|x):|^xmlns$/.test(name)
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name)
    text = ''
    for (const [key, value] of Object.entries(attributes)) if (isOwn(key) && key.includes(':')) add(key, String(value))
  })
  parser.on('text', (more) => {
    text += more
  })
  parser.on('closetag', () => {
    const owner = open.findLast(isOwn)
    if (owner && text.trim() !== '') add(owner, text.trim())
    text = ''
    open.pop()
  })
  let isBroken = false
  parser.on('error', () => {
    isBroken = true
  })
  parser.write(packet.replace(/<\?xpacket[^>]*\?>/g, '').trim())
  if (!isBroken) parser.close()
  return [...found].map(([name, parts]) => ({ name, text: parts.join(', ') }))
}

/** Fields of IPTC-IIM within the resources of a Photoshop segment (8BIM, resource 0x0404). */
function pressIn(data: Uint8Array): Note[] {
  const view = viewOf(data)
  let at = 'Photoshop 3.0\0'.length
  while (at + 12 <= data.length && begins(data.subarray(at), '8BIM')) {
    const id = view.getUint16(at + 4)
    const name = (data[at + 6] ?? 0) + 1
    const from = at + 6 + name + (name & 1)
    if (from + 4 > data.length) break
    const length = view.getUint32(from)
    if (id === 0x0404) return fieldsIn(data.subarray(from + 4, from + 4 + length))
    at = from + 4 + length + (length & 1)
  }
  return []
}

function fieldsIn(data: Uint8Array): Note[] {
  const view = viewOf(data)
  const found = new Map<string, string[]>()
  let decoder = latin
  let at = 0
  while (at + 5 <= data.length && data[at] === 0x1c) {
    const [record, field, length] = [data[at + 1] ?? 0, data[at + 2] ?? 0, view.getUint16(at + 3)]
    const value = data.subarray(at + 5, at + 5 + length)
    // ESC % G: the texts that follow are UTF-8.
    if (record === 1 && field === 90 && value[0] === 0x1b && value[1] === 0x25) decoder = unicode
    const name = record === 2 ? pressTags.get(field) : undefined
    if (name) found.set(name, [...(found.get(name) ?? []), decoder.decode(value)])
    at += 5 + length
  }
  return [...found].map(([name, parts]) => ({ name, text: parts.join(', ') }))
}

/** The description of an ICC profile (ICC.1: desc, as text of version 2 or as mluc). */
function profileName(profile: Uint8Array): string | undefined {
  if (profile.length < 132) return undefined
  const view = viewOf(profile)
  const count = Math.min(100, view.getUint32(128))
  for (let index = 0; index < count && 144 + index * 12 <= profile.length; index++) {
    const entry = 132 + index * 12
    if (!begins(profile.subarray(entry), 'desc')) continue
    const at = view.getUint32(entry + 4)
    if (at + 28 > profile.length) return undefined
    if (begins(profile.subarray(at), 'desc'))
      return latin.decode(profile.subarray(at + 12, at + 12 + view.getUint32(at + 8))).replace(/\0.*$/s, '')
    const [length, offset] = [view.getUint32(at + 20), view.getUint32(at + 24)]
    return new TextDecoder('utf-16be').decode(profile.subarray(at + offset, at + offset + length)).replace(/\0.*$/s, '')
  }
  return undefined
}

/** The largest text of a PNG that is unpacked, in bytes. */
const longestPacked = 1_000_000

function unpacked(data: Uint8Array): Uint8Array {
  if (data.length > longestPacked) return new Uint8Array()
  try {
    return unzlibSync(data)
  } catch {
    // A damaged text is left out; the other notes are still read.
    return new Uint8Array()
  }
}

/** Keyword and text of tEXt, zTXt or iTXt (PNG third edition, 11.3.3). */
function pngText(type: string, data: Uint8Array): Note {
  const end = data.indexOf(0)
  const name = latin.decode(data.subarray(0, end))
  if (type === 'tEXt') return { name, text: latin.decode(data.subarray(end + 1)) }
  if (type === 'zTXt') return { name, text: latin.decode(unpacked(data.subarray(end + 2))) }
  const isPacked = data[end + 1] === 1
  const language = data.indexOf(0, end + 3)
  const from = data.indexOf(0, language + 1) + 1
  const rest = data.subarray(from)
  return { name, text: unicode.decode(isPacked ? unpacked(rest) : rest) }
}

type Parts = Pick<PictureNotes, 'texts' | 'press' | 'hasOrigin' | 'trailing'> & {
  packet: string | undefined
  profile: Uint8Array | undefined
}

const xmpHead = 'http://ns.adobe.com/xap/1.0/\0'

function partsOfJpeg(bytes: Uint8Array<ArrayBuffer>): Parts {
  const { segments } = jpegSegments(bytes)
  const ofKind = (wanted: string) => segments.filter(({ kind }) => kind === wanted).map(({ data }) => data)
  const packet = ofKind('xmp').find((data) => begins(data, xmpHead))
  const profile = ofKind('profile').map((data) => data.subarray(14))
  return {
    texts: ofKind('comment').map((data) => ({ name: 'Comment', text: unicode.decode(data) })),
    press: ofKind('photoshop').flatMap(pressIn),
    hasOrigin: segments.some(({ marker, data }) => marker === 0xeb && begins(data, 'JP')),
    trailing: bytes.length - withoutTrailer(bytes).length,
    packet: packet && unicode.decode(packet.subarray(xmpHead.length)),
    profile: profile.length > 0 ? joinBytes(...profile) : undefined,
  }
}

function partsOfPng(bytes: Uint8Array): Parts {
  const { chunks } = pngChunks(bytes)
  const all = chunks.filter(({ type }) => /^[tzi](TXt|EXt)$/.test(type)).map(({ type, data }) => pngText(type, data))
  const profile = chunks.find(({ type }) => type === 'iCCP')?.data
  return {
    texts: all.filter(({ name }) => name !== 'XML:com.adobe.xmp'),
    press: [],
    hasOrigin: chunks.some(({ type }) => type === 'caBX'),
    trailing: 0,
    packet: all.find(({ name }) => name === 'XML:com.adobe.xmp')?.text,
    profile: profile && unpacked(profile.subarray(profile.indexOf(0) + 2)),
  }
}

function partsOfWebp(bytes: Uint8Array): Parts {
  const { chunks } = webpChunks(bytes)
  const packet = chunks.find(({ type }) => type === 'XMP ')?.data
  return {
    texts: [],
    press: [],
    hasOrigin: chunks.some(({ type }) => type === 'C2PA'),
    trailing: 0,
    packet: packet && unicode.decode(packet),
    profile: chunks.find(({ type }) => type === 'ICCP')?.data,
  }
}

const none: Parts = { texts: [], press: [], hasOrigin: false, trailing: 0, packet: undefined, profile: undefined }

/** Of HEIC and AVIF: the item that begins with "Exif", two zeros and a TIFF head (ISO/IEC 23008-12, A.2.1). */
function exifItem(bytes: Uint8Array): Uint8Array | undefined {
  for (let at = 0; at + 14 < bytes.length; at++) {
    if (bytes[at] !== 0x45 || !begins(bytes.subarray(at, at + 6), 'Exif\0\0')) continue
    const tiff = bytes.subarray(at + 6)
    if (begins(tiff, 'II*\0') || begins(tiff, 'MM\0*')) return tiff
  }
  return undefined
}

function tiffOf(bytes: Uint8Array, head: PictureHead): Uint8Array | undefined {
  if (head.kind === 'tiff') return bytes
  return head.kind === 'heic' || head.kind === 'avif' ? exifItem(bytes) : exifIn(bytes, head)
}

function partsOf(bytes: Uint8Array<ArrayBuffer>, head: PictureHead): Parts {
  if (head.kind === 'jpeg') return partsOfJpeg(bytes)
  if (head.kind === 'png') return partsOfPng(bytes)
  return head.kind === 'webp' ? partsOfWebp(bytes) : none
}

/** Reads what a JPEG, PNG, WebP, TIFF, HEIC or AVIF file notes about itself; of the last three only Exif. */
export function notesIn(bytes: Uint8Array<ArrayBuffer>, head: PictureHead): PictureNotes {
  const tiff = tiffOf(bytes, head)
  const block = tiff && tagsIn(tiff)
  const { packet, profile, ...parts } = partsOf(bytes, head)
  const preview = block?.preview
  return {
    ...parts,
    tags: block?.tags ?? [],
    place: block && placeIn(block),
    preview:
      preview && tiff ? (tiff.slice(preview.at, preview.at + preview.length) as Uint8Array<ArrayBuffer>) : undefined,
    xmp: packet === undefined ? [] : xmpIn(packet),
    profile: profile && profileName(profile),
    damaged: block?.damaged ?? 0,
  }
}
