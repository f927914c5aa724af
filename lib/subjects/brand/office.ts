import { decodeText } from '@/lib/base/text/decode'
import { unpacked, zipEntries, type Allowance } from '@/lib/subjects/tables/zip-entries'
import { BrandUnreadable, gathered, type BrandFacts, type ColourFact, type FontFact, type TextFact } from './facts'

const mostUnpacked = 200 * 1024 * 1024

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

type Part = (name: string) => string

/** The colours and fonts that the theme names. */
function themeOf(xml: string): { colours: ReadonlyMap<string, string>; major: string; minor: string } {
  const colours = new Map<string, string>()
  for (const [, name = '', hex = ''] of xml.matchAll(
    /<a:(dk1|lt1|dk2|lt2|accent[1-6]|hlink|folHlink)>\s*<a:(?:srgbClr val|sysClr [^>]*lastClr)="([0-9a-fA-F]{6})"/g,
  ))
    colours.set(name, `#${hex.toLowerCase()}`)
  const font = (of: string) => plain(new RegExp(`<a:${of}>\\s*<a:latin typeface="([^"]*)"`).exec(xml)?.[1] ?? '')
  return { colours, major: font('majorFont'), minor: font('minorFont') }
}

const schemeNames: Readonly<Record<string, string>> = { tx1: 'dk1', bg1: 'lt1', tx2: 'dk2', bg2: 'lt2' }

/** Colours and fonts of DrawingML: of slides, and of shapes in documents. A colour of the theme that is made lighter or darker is left out. */
function drawn(
  xml: string,
  where: string,
  theme: ReturnType<typeof themeOf>,
): { colours: ColourFact[]; fonts: FontFact[] } {
  const colours: ColourFact[] = [...xml.matchAll(/<a:srgbClr val="([0-9a-fA-F]{6})"/g)].map(([, hex = '']) => ({
    hex: `#${hex.toLowerCase()}`,
    where,
    weight: 1,
  }))
  for (const [, name = ''] of xml.matchAll(/<a:schemeClr val="(\w+)"\s*\/>/g)) {
    const hex = theme.colours.get(schemeNames[name] ?? name)
    if (hex !== undefined) colours.push({ hex, where, weight: 1 })
  }
  const fonts = [...xml.matchAll(/<a:latin typeface="([^"]+)"/g)].map(([, name = '']) => {
    const own = name === '+mj-lt' ? theme.major : name === '+mn-lt' ? theme.minor : plain(name)
    return { name: own, where, weight: 1 }
  })
  return { colours, fonts: fonts.filter(({ name }) => name !== '') }
}

function paragraphs(xml: string, paragraph: RegExp, run: RegExp): string[] {
  return [...xml.matchAll(paragraph)]
    .map(([whole]) => [...whole.matchAll(run)].map(([, text = '']) => plain(text)).join(''))
    .filter((text) => text.trim() !== '')
}

function documentFacts(part: Part, names: readonly string[]): BrandFacts {
  const theme = themeOf(part('word/theme/theme1.xml'))
  const colours: ColourFact[] = []
  const fonts: FontFact[] = []
  const texts: TextFact[] = []
  const read = names.filter((name) => /^word\/(?:document|styles|header\d*|footer\d*|footnotes)\.xml$/.test(name))
  for (const name of read) {
    const xml = part(name)
    const where = name.slice('word/'.length, -'.xml'.length).replace('document', 'text')
    for (const [, hex = ''] of xml.matchAll(/<w:color\b[^>]*?w:val="([0-9a-fA-F]{6})"/g))
      colours.push({ hex: `#${hex.toLowerCase()}`, where, weight: 1 })
    for (const [, hex = ''] of xml.matchAll(/<w:shd\b[^>]*?w:fill="([0-9a-fA-F]{6})"/g))
      colours.push({ hex: `#${hex.toLowerCase()}`, where, weight: 1 })
    for (const [tag] of xml.matchAll(/<w:rFonts\b[^>]*>/g)) {
      const own = /w:ascii="([^"]+)"/.exec(tag)?.[1]
      const themed = /w:asciiTheme="(\w+)"/.exec(tag)?.[1]
      const font = themed === undefined ? plain(own ?? '') : themed.startsWith('major') ? theme.major : theme.minor
      if (font !== '') fonts.push({ name: font, where, weight: 1 })
    }
    const shapes = drawn(xml, where, theme)
    colours.push(...shapes.colours)
    fonts.push(...shapes.fonts)
    if (name === 'word/styles.xml') continue
    paragraphs(xml, /<w:p[ >][\s\S]*?<\/w:p>/g, /<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g).forEach((text, at) =>
      texts.push({ where: where === 'text' ? `paragraph ${String(at + 1)}` : where, text }),
    )
  }
  return { kind: 'Word document', ...bundle(colours, fonts), texts, pairs: [], notes: [] }
}

function slideFacts(part: Part, names: readonly string[]): BrandFacts {
  const theme = themeOf(part('ppt/theme/theme1.xml'))
  const colours: ColourFact[] = []
  const fonts: FontFact[] = []
  const texts: TextFact[] = []
  const numberOf = (name: string) => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0)
  const slides = names
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .toSorted((one, other) => numberOf(one) - numberOf(other))
  for (const name of [...slides, 'ppt/slideMasters/slideMaster1.xml']) {
    const xml = part(name)
    const where = name.startsWith('ppt/slides/') ? `slide ${String(numberOf(name))}` : 'master'
    const shapes = drawn(xml, where, theme)
    colours.push(...shapes.colours)
    fonts.push(...shapes.fonts)
    if (where !== 'master')
      for (const text of paragraphs(xml, /<a:p>[\s\S]*?<\/a:p>/g, /<a:t>([^<]*)<\/a:t>/g)) texts.push({ where, text })
  }
  return { kind: 'Slides', ...bundle(colours, fonts), texts, pairs: [], notes: [] }
}

const bundle = (colours: readonly ColourFact[], fonts: readonly FontFact[]) => ({
  colours: gathered(colours, ({ hex }) => hex),
  fonts: gathered(fonts, ({ name }) => name.toLowerCase()),
})

/** A DOCX or PPTX file. Throws BrandUnreadable for any other archive. */
export function officeFacts(bytes: Uint8Array): BrandFacts {
  const allowance: Allowance = { bytes: mostUnpacked }
  try {
    const entries = zipEntries(bytes)
    const part: Part = (name) => {
      const entry = entries.get(name)
      if (!entry) return ''
      const pieces = [...unpacked(entry, allowance)]
      const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
      let at = 0
      for (const piece of pieces) {
        joined.set(piece, at)
        at += piece.length
      }
      const decoded = decodeText(joined)
      return decoded.kind === 'text' ? decoded.text : ''
    }
    const names = [...entries.keys()]
    if (entries.has('word/document.xml')) return documentFacts(part, names)
    if (entries.has('ppt/presentation.xml')) return slideFacts(part, names)
  } catch {
    throw new BrandUnreadable('The archive is damaged, or unpacks to more than 200 MB.')
  }
  throw new BrandUnreadable('This archive is neither a Word document nor slides. Unpack it and add its files.')
}
