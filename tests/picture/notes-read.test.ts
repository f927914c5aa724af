import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictureHead } from '@/lib/subjects/picture/head'
import { withoutAnyNotesIn, withoutPlaceIn } from '@/lib/subjects/picture/in-file'
import { jpegSegments, withSegments } from '@/lib/subjects/picture/jpeg'
import { notesIn, xmpIn } from '@/lib/subjects/picture/notes'
import { pngChunks } from '@/lib/subjects/picture/png-chunks'
import { tagText } from '@/lib/subjects/picture/tag-text'
import { tagsIn, type TagGroup, type TagValue } from '@/lib/subjects/picture/tiff-tags'
import { webpChunks } from '@/lib/subjects/picture/webp-chunks'

const folder = 'tests/vectors/image-notes'
const file = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`))
const notesOf = (bytes: Uint8Array<ArrayBuffer>) => notesIn(bytes, pictureHead(bytes))

type Read = Readonly<Record<string, string | number | (string | number)[]>>
const readByExiftool = (name: string) => (JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as [Read])[0]

const groups: Readonly<Record<string, TagGroup>> = { IFD0: 'picture', ExifIFD: 'camera', GPS: 'place', IFD1: 'preview' }

/** A value as exiftool -n writes it; degrees are one number there. */
function plain(name: string, value: TagValue): string {
  if (typeof value === 'string') return value
  if ('bytes' in value) return `${value.bytes} bytes`
  if (/^GPS(Latitude|Longitude)$/.test(name)) {
    const [whole = 0, minutes = 0, seconds = 0] = value
    return (whole + minutes / 60 + seconds / 3600).toFixed(6)
  }
  if (name === 'GPSTimeStamp') return value.map((part) => String(part).padStart(2, '0')).join(':')
  return value.map((part) => String(Number(part.toFixed(6)))).join(' ')
}
/** Six places of several fractions in a row; all else as it is. */
const rounded = (text: string) =>
  /^[\d.-]+( [\d.-]+)+$/.test(text) && text.includes('.')
    ? text
        .split(' ')
        .map((part) => String(Number(Number(part).toFixed(6))))
        .join(' ')
    : text
const theirs = (name: string, value: unknown) =>
  /^GPS(Latitude|Longitude)$/.test(name) ? Number(value).toFixed(6) : rounded(String(value))

describe('tags beside exiftool', () => {
  it.each(['full.jpg', 'full.png', 'full.webp', 'full.tiff'])('%s: every tag that it finds, with its value', (name) => {
    const { tags, damaged } = notesOf(file(name))
    expect(damaged).toBe(0)
    let compared = 0
    for (const [key, value] of Object.entries(readByExiftool(name))) {
      const [family = '', tag = ''] = key.split(':')
      const group = groups[family]
      // What exiftool makes of others, and what it only describes.
      if (!group || tag === 'ThumbnailImage' || String(value).startsWith('(Binary') || tag === 'XMPToolkit') continue
      const own = tags.find((one) => one.group === group && one.name === tag)
      // It counts the place of the preview from the beginning of the file.
      if (tag === 'ThumbnailOffset') expect(own).toBeDefined()
      else expect([key, own && plain(tag, own.value)]).toEqual([key, theirs(tag, value)])
      compared += 1
    }
    expect(compared).toBeGreaterThan(30)
  })

  it.each(['full.jpg', 'full.png', 'full.webp', 'full.tiff', 'progressive.jpg'])('%s: the place, signed', (name) => {
    const { place } = notesOf(file(name))
    expect(place?.latitude).toBeCloseTo(-33.8567844, 6)
    expect(place?.longitude).toBeCloseTo(151.213108, 6)
    expect(place?.altitude).toBe(-12.5)
  })

  it('XMP, IPTC, comments, texts and the preview', () => {
    const jpeg = notesOf(file('full.jpg'))
    expect(Object.fromEntries(jpeg.xmp.map(({ name, text }) => [name, text]))).toEqual({
      'dc:title': 'Harbour',
      'dc:subject': 'boats, water',
      'xmp:Rating': '4',
      'photoshop:City': 'Sydney',
      'exif:GPSLatitude': expect.stringMatching(/^33,51\.40\d+S$/),
    })
    expect(jpeg.press).toEqual([
      { name: 'Keywords', text: 'boats, water' },
      { name: 'By-line', text: 'Zoë Person' },
      { name: 'City', text: 'Sydney' },
      { name: 'Caption-Abstract', text: 'At the quay' },
    ])
    expect(jpeg.texts).toEqual([{ name: 'Comment', text: 'made for a test' }])
    expect([jpeg.preview?.length, jpeg.preview?.[0], jpeg.preview?.at(-1)]).toEqual([292, 0xff, 0xd9])
    expect(notesOf(file('full.png')).texts).toEqual(
      expect.arrayContaining([
        { name: 'Comment', text: 'made for a test' },
        { name: 'Author', text: 'A. Person' },
      ]),
    )
    expect(notesOf(file('full.webp')).xmp).toHaveLength(5)
    expect(notesOf(file('minimal.jpg'))).toMatchObject({
      tags: [],
      place: undefined,
      xmp: [],
      press: [],
      texts: [],
      trailing: 0,
    })
  })

  it('values in words', () => {
    const { tags } = notesOf(file('full.jpg'))
    const words = Object.fromEntries(tags.map((tag) => [tag.name, tagText(tag)]))
    // As exiftool without -n writes them, but for the words of this site.
    expect(words).toMatchObject({
      ExposureTime: '1/125 s',
      FNumber: 'f/2.8',
      FocalLength: '35.5 mm',
      FocalLengthIn35mmFormat: '53 mm',
      ExposureCompensation: '-0.3333 EV',
      ExposureProgram: 'Aperture priority',
      MeteringMode: 'Pattern',
      Flash: 'Off',
      Orientation: 'On its left side: turn right to see it upright',
      GPSLatitude: '33° 51′ 24.4238″',
      GPSTimeStamp: '23:02:03 UTC',
      GPSAltitude: '12.5 m',
      GPSAltitudeRef: 'Below sea level',
      GPSVersionID: '2.3.0.0',
      WhiteBalance: 'Automatic',
      ColorSpace: 'sRGB',
    })
  })
})

const secrets = ['A. Person', 'XK-771', 'Sydney', 'Box 1', 'Harbour', 'made for a test', 'Zo', 'exif:GPS', '2026:05:0']
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
/** Degrees, minutes and seconds south as three rationals: 33/1, 51/1 begin so in both orders. */
const degrees = [
  [0, 0, 0, 33, 0, 0, 0, 1, 0, 0, 0, 51],
  [33, 0, 0, 0, 1, 0, 0, 0, 51, 0, 0, 0],
].map((bytes) => String.fromCharCode(...bytes))
const hasDegrees = (bytes: Uint8Array) => degrees.some((one) => textOf(bytes).includes(one))

/** What a decoder draws from. */
function drawn(bytes: Uint8Array, name: string): string {
  if (name.endsWith('.png'))
    return textOf(pngChunks(bytes).chunks.find(({ type }) => type === 'IDAT')?.data ?? new Uint8Array())
  if (name.endsWith('.webp'))
    return textOf(
      webpChunks(bytes).chunks.find(({ type }) => type.startsWith('VP8') && type !== 'VP8X')?.data ?? new Uint8Array(),
    )
  const { segments, scans } = jpegSegments(bytes)
  return (
    segments
      .filter(({ marker }) => marker < 0xe0)
      .map(({ data }) => textOf(data))
      .join('') + textOf(scans)
  )
}

describe.each(['full.jpg', 'progressive.jpg', 'full.png', 'full.webp'])('%s', (name) => {
  const bytes = file(name)
  const head = pictureHead(bytes)

  it('has its secrets before', () => {
    expect(secrets.some((secret) => textOf(bytes).includes(secret)) && hasDegrees(bytes)).toBe(true)
  })

  it('without notes keeps nothing but how it lies, and its pixels bit for bit', () => {
    const cleaned = withoutAnyNotesIn(bytes, head)
    if (!cleaned) throw new Error('not cleaned')
    for (const secret of secrets) expect(textOf(cleaned).includes(secret)).toBe(false)
    expect(hasDegrees(cleaned)).toBe(false)
    expect(drawn(cleaned, name)).toBe(drawn(bytes, name))
    expect(pictureHead(cleaned)).toMatchObject({
      orientation: 6,
      isWhole: true,
      width: head.width,
      height: head.height,
    })
    expect(notesOf(cleaned).tags.map((tag) => tag.name)).toEqual(['Orientation'])
  })

  it('without its place keeps camera and author', () => {
    const cleaned = withoutPlaceIn(bytes, head)
    if (!cleaned) throw new Error('not cleaned')
    expect(hasDegrees(cleaned)).toBe(false)
    for (const gone of ['exif:GPS', 'Sydney']) expect(textOf(cleaned).includes(gone)).toBe(false)
    for (const kept of ['A. Person', 'XK-771', 'Box 1']) expect(textOf(cleaned).includes(kept)).toBe(true)
    const after = notesOf(cleaned)
    expect([after.place, after.damaged, after.xmp.length]).toEqual([undefined, 0, 0])
    const names = (tags: typeof after.tags) =>
      tags.filter(({ group }) => group !== 'place').map((tag) => `${tag.group} ${tag.name}`)
    expect(names(after.tags)).toEqual(names(notesOf(bytes).tags))
    expect(drawn(cleaned, name)).toBe(drawn(bytes, name))
  })
})

describe('what is hidden or broken', () => {
  it('counts and cuts off a second picture behind the first', () => {
    const bytes = file('trailer.jpg')
    expect(notesOf(bytes).trailing).toBe(file('full.jpg').length)
    for (const clean of [withoutAnyNotesIn, withoutPlaceIn])
      expect(hasDegrees(clean(bytes, pictureHead(bytes)) ?? bytes)).toBe(false)
    expect(notesOf(file('progressive.jpg')).trailing).toBe(0)
  })

  it('leaves kinds alone that it cannot rewrite', () => {
    const tiff = file('full.tiff')
    expect(withoutAnyNotesIn(tiff, pictureHead(tiff))).toBeUndefined()
    expect(withoutPlaceIn(tiff, pictureHead(tiff))).toBeUndefined()
  })

  it('finds the Exif of a HEIC by its head', () => {
    const exif = jpegSegments(file('full.jpg')).segments.find(({ kind }) => kind === 'exif')?.data ?? new Uint8Array()
    const box = Uint8Array.from([
      0,
      0,
      0,
      24,
      ...Buffer.from('ftypheic'),
      0,
      0,
      0,
      0,
      ...Buffer.from('mif1heic'),
      0,
      0,
      0,
      6,
      ...exif,
    ])
    expect(notesOf(box).place?.latitude).toBeCloseTo(-33.8567844, 6)
  })

  it('names a profile of version 2 and of version 4, and a record of origin', () => {
    const profile = (desc: number[]) => {
      const bytes = new Uint8Array(144 + desc.length)
      bytes.set([0, 0, 0, 1, ...Buffer.from('desc'), 0, 0, 0, 144, 0, 0, 0, desc.length], 128)
      bytes.set(desc, 144)
      return {
        marker: 0xe2,
        kind: 'profile' as const,
        data: Uint8Array.from([...Buffer.from('ICC_PROFILE\0'), 1, 1, ...bytes]),
      }
    }
    const old = profile([
      ...Buffer.from('desc'),
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      11,
      ...Buffer.from('Display P3\0'),
      ...Array.from({ length: 20 }, () => 0),
    ])
    const wide = [...Buffer.from('sRGB built-in', 'utf16le').swap16()]
    const modern = profile([
      ...Buffer.from('mluc'),
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      12,
      ...Buffer.from('enUS'),
      0,
      0,
      0,
      wide.length,
      0,
      0,
      0,
      28,
      ...wide,
    ])
    const origin = { marker: 0xeb, kind: 'other' as const, data: Uint8Array.from([...Buffer.from('JP'), 0, 1, 0, 0]) }
    const bytes = file('minimal.jpg')
    const { segments } = jpegSegments(bytes)
    expect(notesOf(withSegments(bytes, [old, ...segments])).profile).toBe('Display P3')
    const other = withSegments(bytes, [modern, origin, ...segments])
    expect(notesOf(other)).toMatchObject({ profile: 'sRGB built-in', hasOrigin: true })
    const cleaned = withoutAnyNotesIn(other, pictureHead(other))
    expect(cleaned && notesOf(cleaned)).toMatchObject({ profile: 'sRGB built-in', hasOrigin: false })
  })

  it('says how much of a damaged block is lost, ends a circle and throws at nothing', () => {
    const exif =
      jpegSegments(file('full.jpg'))
        .segments.find(({ kind }) => kind === 'exif')
        ?.data.subarray(6) ?? new Uint8Array()
    expect(tagsIn(exif.slice(0, 300))?.damaged).toBeGreaterThan(0)
    expect(tagsIn(new Uint8Array(4))).toBeUndefined()
    expect(tagsIn(Uint8Array.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 8]))?.tags).toEqual([])
    for (let length = 0; length < 900; length += 7) {
      const cut = file('full.jpg').slice(0, length)
      expect(() => notesOf(cut)).not.toThrow()
    }
    expect(xmpIn('<x:xmpmeta><broken')).toEqual([])
  })
})
