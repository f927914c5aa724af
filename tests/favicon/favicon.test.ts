import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { parse } from 'parse5'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import {
  appleLook,
  artBox,
  emojiArt,
  iconSvg,
  lettersArt,
  maskableLook,
  type IconLook,
} from '@/lib/subjects/favicon/icon-svg'
import { folderOf, headTags, iconFileSides, manifestText, pngFiles, type SiteFacts } from '@/lib/subjects/favicon/pack'
import { writeIco } from '@/lib/subjects/picture/ico'
import { sample } from '../picture/samples'

const look: IconLook = {
  ground: { shape: 'rounded', colour: '#12588a' },
  ink: '#ffffff',
  padding: 0.14,
  dark: { ground: '#9fd0f0', ink: '#0b2a42', inverts: false },
}
const facts: SiteFacts = {
  name: 'Ann’s "Tea" & Co',
  shortName: 'Tea',
  theme: '#12588a',
  ground: '#ffffff',
  folder: '/',
}

interface Read {
  text: string
  style: string
  elements: { name: string; attributes: Record<string, string> }[]
}

/** What a parser of XML reads; it throws on what is no XML. */
function read(svg: string): Read {
  const found: Read = { text: '', style: '', elements: [] }
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    found.elements.push({ name, attributes: attributes as Record<string, string> })
  })
  parser.on('text', (part) => {
    if (found.elements.at(-1)?.name === 'style') found.style += part
    else found.text += part
  })
  parser.write(svg).close()
  return found
}

describe('the icon', () => {
  it('has its side, its ground and its letters, with another look in the dark', () => {
    const { text, style, elements } = read(iconSvg(look, lettersArt('Ab', 'sans', true), 32))
    expect(elements[0]).toMatchObject({ name: 'svg', attributes: { width: '32', height: '32', viewBox: '0 0 32 32' } })
    expect(text).toBe('Ab')
    expect(style).toContain('.ground{fill:#12588a}.ink{fill:#ffffff}')
    expect(style).toContain('@media (prefers-color-scheme:dark){.ground{fill:#9fd0f0}.ink{fill:#0b2a42}}')
    expect(elements.find(({ name }) => name === 'rect')?.attributes).toMatchObject({ width: '32', rx: '6.4' })
  })

  it('has each shape of ground, or none', () => {
    const shapes = (['none', 'square', 'rounded', 'circle'] as const).map((shape) => {
      const { elements } = read(iconSvg({ ...look, ground: { shape, colour: '#ffffff' } }, emojiArt('🚀'), 16))
      const ground = elements.find(({ attributes }) => attributes['class'] === 'ground')
      return [ground?.name, ground?.attributes['rx']]
    })
    expect(shapes).toEqual([
      [undefined, undefined],
      ['rect', undefined],
      ['rect', '3.2'],
      ['circle', undefined],
    ])
  })

  it('turns a dark picture light where that is asked for', () => {
    const inverted = { ...look, dark: { ground: '#000000', ink: '#ffffff', inverts: true } }
    expect(read(iconSvg(inverted, () => '', 16)).style).toContain('.art{filter:invert(1)')
    expect(read(iconSvg({ ...look, dark: undefined }, () => '', 16)).style).not.toContain('@media')
  })

  it('holds any letters, escaped', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 8 }), fc.boolean(), (text, isEmoji) => {
        const art = isEmoji ? emojiArt(text) : lettersArt(text, 'mono', false)
        const kept = text
          .toWellFormed()
          .replaceAll(/\p{Cc}|[\ufffe\uffff]/gu, '')
          .trim()
        expect(read(iconSvg(look, art, 48)).text).toBe(kept)
      }),
    ))

  it('leaves whole pixels around, also where there is hardly room', () => {
    expect(artBox(16, 0.14)).toEqual({ x: 2, y: 2, width: 12, height: 12 })
    expect(artBox(1, 0.45)).toEqual({ x: 0, y: 0, width: 1, height: 1 })
    for (const side of [16, 32, 48, 180, 192, 512])
      for (const padding of [0, 0.1, 0.45]) expect(artBox(side, padding).width).toBeGreaterThan(0)
  })

  it('keeps what matters within the circle of four fifths that masks leave, on a ground to the edges', () => {
    for (const padding of [0, 0.14, 0.4]) {
      const masked = maskableLook({ ...look, padding })
      const { x, width } = artBox(512, masked.padding)
      const corner = Math.hypot(256 - x, 256 - x)
      expect(corner).toBeLessThanOrEqual(0.4 * 512 + 1)
      expect(x * 2 + width).toBe(512)
      expect(masked.ground.shape).toBe('square')
    }
    expect(maskableLook({ ...look, ground: { shape: 'none', colour: '#123456' } }).ground.colour).toBe('#ffffff')
  })

  it('is without see-through parts for iOS', () => {
    expect(appleLook({ ...look, ground: { shape: 'none', colour: '#123456' } })).toMatchObject({
      ground: { shape: 'square', colour: '#ffffff' },
      dark: undefined,
    })
    expect(appleLook(look).ground).toEqual({ shape: 'square', colour: '#12588a' })
  })
})

describe('what leads to the files', () => {
  it('is a manifest with the icons that are in the set', () => {
    const manifest = JSON.parse(manifestText({ ...facts, folder: '/img/' })) as {
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect(manifest).toMatchObject({
      name: 'Ann’s "Tea" & Co',
      short_name: 'Tea',
      theme_color: '#12588a',
      background_color: '#ffffff',
      display: 'standalone',
    })
    expect(manifest.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
      ['/img/icon-192.png', '192x192', 'any'],
      ['/img/icon-512.png', '512x512', 'any'],
      ['/img/icon-maskable-512.png', '512x512', 'maskable'],
    ])
    expect(Object.keys(pngFiles)).toEqual(expect.arrayContaining(manifest.icons.map(({ src }) => src.slice(5))))
  })

  it('are tags that a parser of HTML finds in the head', () => {
    const page = parse(`<!doctype html><html><head>${headTags({ ...facts, folder: folderOf('a b/"c"') }, true)}</head>`)
    const text = JSON.stringify(page, (key, value: unknown) => (key === 'parentNode' ? undefined : value))
    for (const name of ['favicon.ico', 'icon.svg', 'apple-touch-icon.png', 'site.webmanifest'])
      expect(text).toContain(`"/a%20b/%22c%22/${name}"`)
    expect(headTags(facts, false)).not.toContain('icon.svg')
    expect(headTags(facts, true).split('\n')).toHaveLength(6)
  })

  it('lies in a folder with slashes around it', () => {
    expect(['', '/', 'img', '/img/', ' img // icons '].map(folderOf)).toEqual([
      '/',
      '/',
      '/img/',
      '/img/',
      '/img/icons/',
    ])
  })
})

it('favicon.ico has a directory that Python reads, and its pictures byte for byte', () => {
  const png = sample('logo.png')
  const ico = writeIco(iconFileSides.map((side) => ({ side, png })))
  const script = `
import hashlib,json,struct,sys
b=sys.stdin.buffer.read()
zero,kind,count=struct.unpack("<HHH",b[:6])
entries=[struct.unpack("<BBBBHHII",b[6+16*i:22+16*i]) for i in range(count)]
print(json.dumps([zero,kind,[[e[0],e[1],e[2],e[3],e[4],e[5],hashlib.sha256(b[e[7]:e[7]+e[6]]).hexdigest()] for e in entries],entries[-1][6]+entries[-1][7]==len(b)]))
`
  const wanted = execFileSync(
    'python3',
    ['-c', 'import hashlib,sys;print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest(),end="")'],
    {
      input: png,
      encoding: 'utf8',
    },
  )
  expect(JSON.parse(execFileSync('python3', ['-c', script], { input: ico, encoding: 'utf8' }))).toEqual([
    0,
    1,
    [16, 32, 48].map((side) => [side, side, 0, 0, 1, 32, wanted]),
    true,
  ])
})

fc.configureGlobal({ seed: 20261128 })
