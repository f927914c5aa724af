import { channelsOf } from '@/lib/base/png/shading'
import type { DrawnItem, Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice, colour, integer, text, toggle } from '@/lib/kits/fields/define'
import { sizeInWords } from '@/lib/messages/workbench'
import { contrastRatio } from '@/lib/subjects/colour/contrast'
import {
  appleLook,
  emojiArt,
  iconSvg,
  lettersArt,
  maskableLook,
  type Art,
  type GroundShape,
  type IconLook,
  type LetterFamily,
} from '@/lib/subjects/favicon/icon-svg'
import {
  folderOf,
  headTags,
  iconFileSides,
  manifestText,
  pngFiles,
  pngNames,
  type SiteFacts,
} from '@/lib/subjects/favicon/pack'
import type { ArtSource, BinaryFile, IconAnswer, IconPack, IconQuestion } from '@/lib/subjects/favicon/task'
import { faviconWords as says } from './favicon-pack.messages'

interface Options {
  from: 'letters' | 'emoji' | 'file'
  letters: string
  emoji: string
  shape: GroundShape
  ground: string
  ink: string
  padding: number
  family: LetterFamily
  isBold: boolean
  dark: boolean
  darkGround: string
  darkInk: string
  inverts: boolean
  name: string
  shortName?: string | undefined
  theme: string
  folder?: string | undefined
}
type IconWork = Work<Options, Readonly<Record<never, string>>, IconAnswer, IconQuestion>

const shownPick = 'shown'
const ownSide = 512

function lookOf({ from, shape, ground, ink, padding, dark, darkGround, darkInk, inverts }: Options): IconLook {
  return {
    ground: { shape, colour: ground },
    ink: from === 'letters' ? ink : '#000000',
    padding: padding / 100,
    dark: dark ? { ground: darkGround, ink: darkInk, inverts: from === 'file' && inverts } : undefined,
  }
}

function typedArt({ from, letters, emoji, family, isBold }: Options): ArtSource {
  return from === 'emoji' ? { by: 'emoji', text: emoji } : { by: 'letters', text: letters, family, isBold }
}

function drawnArt(source: Exclude<ArtSource, { by: 'file' }>): Art {
  return source.by === 'emoji' ? emojiArt(source.text) : lettersArt(source.text, source.family, source.isBold)
}

function factsOf({ name, shortName, theme, shape, ground, folder }: Options): SiteFacts {
  const long = name.trim()
  return {
    name: long,
    shortName: shortName?.trim() || long,
    theme,
    ground: shape === 'none' ? '#ffffff' : ground,
    folder: folderOf(folder ?? ''),
  }
}

const packIn = (answer: IconAnswer | undefined): IconPack | undefined =>
  answer && 'kind' in answer ? answer : undefined

const shownFile = ({ files, picks }: IconWork) =>
  files.find(({ id, answer }) => String(id) === picks[shownPick] && packIn(answer)) ??
  files.find(({ answer }) => packIn(answer))

/** Of a picture that was brought along; icons of what is typed are drawn when they are saved. */
const packOf = (work: IconWork): IconPack | undefined =>
  work.values.from === 'file' ? packIn(shownFile(work)?.answer) : undefined

const square = (label: string, side: number, of: string | Blob): DrawnItem => ({ label, of, width: side, height: side })

/** Small ones as they are in the tab; the others in a size that fits beside each other. */
function seenOf(work: IconWork): DrawnItem[] {
  const { values } = work
  const pack = packOf(work)
  if (values.from === 'file') {
    if (!pack) return []
    return [
      ...pack.small.map(({ side, picture }) => square(`${side} px`, side, picture)),
      square('512 px', 128, pack.pngs['icon-512.png']),
      { ...square('iPhone', 90, pack.pngs['apple-touch-icon.png']), cut: 'rounded' },
      { ...square('Android, cut round', 96, pack.pngs['icon-maskable-512.png']), cut: 'circle' },
    ]
  }
  const source = typedArt(values)
  if (source.by === 'file') return []
  const art = drawnArt(source)
  const look = lookOf(values)
  const light = { ...look, dark: undefined }
  return [
    ...iconFileSides.map((side) => square(`${side} px`, side, iconSvg(light, art, side))),
    square('512 px', 128, iconSvg(light, art, ownSide)),
    { ...square('iPhone', 90, iconSvg(appleLook(look), art, 180)), cut: 'rounded' },
    { ...square('Android, cut round', 96, iconSvg(maskableLook(look), art, ownSide)), cut: 'circle' },
    ...(look.dark
      ? [
          square(
            '48 px in dark mode',
            48,
            iconSvg({ ...light, ground: { ...look.ground, colour: look.dark.ground }, ink: look.dark.ink }, art, 48),
          ),
        ]
      : []),
  ]
}

function svgOf(work: IconWork): string | undefined {
  const { values } = work
  if (values.from === 'file') return packOf(work)?.svg
  const source = typedArt(values)
  return source.by === 'file' ? undefined : iconSvg(lookOf(values), drawnArt(source), ownSide)
}

const leastSource = 64
const leastContrast = 3

function remarksOn(work: IconWork): Finding[] {
  const { values } = work
  const pack = packOf(work)
  if (values.from === 'file') {
    const source = pack?.source
    if (!pack || !source) return []
    const side = Math.max(source.width, source.height)
    return [
      ...(side < leastSource
        ? [{ tone: 'bad', says: says.tooSmall(source) } as const]
        : side < ownSide
          ? [{ tone: 'warn', says: says.enlarged(source) } as const]
          : []),
      ...(source.width === source.height ? [] : [{ tone: 'plain', says: says.notSquare(source) } as const]),
      { tone: 'plain', says: says.pixelsOnly },
    ]
  }
  if (values.from === 'emoji') return []
  const ratio = contrastRatio(channelsOf(values.ink), channelsOf(values.shape === 'none' ? '#ffffff' : values.ground))
  return [
    ...(ratio < leastContrast ? [{ tone: 'warn', says: says.contrast(ratio) } as const] : []),
    ...([...values.letters.trim()].length > 2 ? [{ tone: 'warn', says: says.manyLetters } as const] : []),
  ]
}

/** A file of pixels: of what is typed it is drawn when it is taken. */
function binaryOf(work: IconWork, name: BinaryFile): Blob | { ask: IconQuestion } | undefined {
  const { values } = work
  if (values.from === 'file') {
    const pack = packOf(work)
    return name === 'favicon.ico' ? pack?.ico : pack?.pngs[name]
  }
  const art = typedArt(values)
  if (art.by === 'file' || art.text.trim() === '') return undefined
  // Dark mode is in the SVG alone.
  return { ask: { ask: 'file', name, look: { ...lookOf(values), dark: undefined }, art } }
}

interface Texts {
  svg: string | undefined
  manifest: string
  tags: string
}

function textsOf(work: IconWork): Texts {
  const svg = svgOf(work)
  const facts = factsOf(work.values)
  return { svg, manifest: manifestText(facts), tags: headTags(facts, svg !== undefined) }
}

function tableOf(work: IconWork, { svg, manifest, tags }: Texts): View {
  const pack = packOf(work)
  // What is drawn only when it is saved has no size yet.
  const size = (blob: Blob | undefined) => (blob ? [sizeInWords(blob.size)] : [])
  const bytes = (content: string) => (pack ? [sizeInWords(new TextEncoder().encode(content).length)] : [])
  return {
    kind: 'table',
    label: 'Files of the set',
    columns: ['File', 'Holds', ...(pack ? ['Size'] : [])],
    rows: [
      ['favicon.ico', iconFileSides.map((side) => `${side} × ${side}`).join(', '), ...size(pack?.ico)],
      ...(svg === undefined ? [] : [['icon.svg', 'any size', ...bytes(svg)]]),
      ...pngNames.map((name) => [name, `${pngFiles[name].side} × ${pngFiles[name].side}`, ...size(pack?.pngs[name])]),
      ['site.webmanifest', 'name, colours, icons', ...bytes(manifest)],
      ['head.html', 'tags', ...bytes(tags)],
    ],
  }
}

const isLetters = { field: 'from', is: 'letters' } as const
const isFile = { field: 'from', is: 'file' } as const
const isDark = { field: 'dark', is: true } as const
const hasGround = { field: 'shape', is: ['square', 'rounded', 'circle'] } as const

export default defineWorkbench({
  worker: worker<IconQuestion, IconAnswer>('favicon-pack'),
  options: {
    from: choice('Made of', {
      options: { letters: 'Letters', emoji: 'An emoji', file: 'A picture or SVG' },
      initial: 'letters',
      as: 'buttons',
    }),
    letters: text('Letters', { initial: 'A', maxLength: 3, help: 'One to three.', shownWhen: isLetters }),
    emoji: text('Emoji', { initial: '🚀', maxLength: 16, shownWhen: { field: 'from', is: 'emoji' } }),
    shape: choice('Background', {
      options: { rounded: 'Rounded square', circle: 'Circle', square: 'Square', none: 'None, see-through' },
      initial: 'rounded',
      as: 'menu',
    }),
    ground: colour('Background colour', { initial: '#12588a', shownWhen: hasGround }),
    ink: colour('Letter colour', { initial: '#ffffff', shownWhen: isLetters }),
    padding: integer('Padding', {
      unit: '%',
      initial: 14,
      min: 0,
      max: 45,
      slider: { from: 0, to: 45, step: 1 },
      help: 'Free on every side.',
    }),
    family: choice('Typeface', {
      options: { sans: 'Sans serif', serif: 'Serif', mono: 'Monospaced' },
      initial: 'sans',
      as: 'menu',
      shownWhen: isLetters,
    }),
    isBold: toggle('Bold', { initial: true, shownWhen: isLetters }),
    dark: toggle('Another look in dark mode', { help: 'In icon.svg, which most browsers show in their tabs.' }),
    darkGround: colour('Background in dark mode', { initial: '#9fd0f0', shownWhen: [isDark, hasGround] }),
    darkInk: colour('Letters in dark mode', { initial: '#0b2a42', shownWhen: [isDark, isLetters] }),
    inverts: toggle('Turn a dark picture light', { shownWhen: [isDark, isFile] }),
    name: text('Name of the site', { initial: 'My site', maxLength: 100 }),
    shortName: text('Short name', {
      optional: true,
      maxLength: 30,
      help: 'Under the icon on a home screen. Up to 12 letters are shown by most.',
    }),
    theme: colour('Theme colour', { initial: '#12588a', help: 'Of the frame around the page on phones.' }),
    folder: text('Folder of the files', {
      optional: true,
      maxLength: 200,
      placeholder: '/',
      help: 'Browsers look for /favicon.ico by themselves: the root is best.',
    }),
  },
  panels: [
    { at: 'top', fields: ['from', 'letters', 'emoji', 'shape', 'ground', 'ink'] },
    {
      at: 'inputs',
      label: 'Padding, letters and dark mode',
      folded: true,
      fields: ['padding', 'family', 'isBold', 'dark', 'darkGround', 'darkInk', 'inverts'],
    },
    { at: 'inputs', label: 'Manifest and tags', folded: true, fields: ['name', 'shortName', 'theme', 'folder'] },
  ],
  inputs: {
    pictures: {
      kind: 'files',
      label: 'Picture or SVG',
      button: 'Choose a picture',
      accept: 'image/*,.svg',
      also: ['clipboard'],
      verb: 'Make icons of',
      stopped: says.stopped,
      follows: shownPick,
      shownWhen: isFile,
    },
  },
  resultLabel: 'Icons',
  making: 'Drawing',
  ask: (): IconQuestion | undefined => undefined,
  askOf: (file, { values }): IconQuestion => ({ ask: 'pack', look: lookOf(values), art: { by: 'file', file } }),
  views(work) {
    const { values, files } = work
    const isOfFile = values.from === 'file'
    const seen = seenOf(work)
    const shown = isOfFile ? shownFile(work) : undefined
    const texts = textsOf(work)
    const listed: View[] = isOfFile
      ? [
          {
            kind: 'files',
            of: Object.fromEntries(
              files.map(({ id, answer }) => [
                id,
                answer && id !== shown?.id
                  ? [
                      {
                        kind: 'ready',
                        items: [],
                        offers: [{ label: 'Show', picks: { [shownPick]: String(id) } }],
                      } as const,
                    ]
                  : [],
              ]),
            ),
          },
        ]
      : []
    if (seen.length === 0) return [{ kind: 'note', says: says.waiting }, ...listed]
    return [
      { kind: 'note', status: true, says: shown && files.length > 1 ? says.shown(shown.name) : '' },
      ...listed,
      { kind: 'drawings', label: 'Icons as they are seen', items: seen },
      { kind: 'findings', label: 'Remarks', items: remarksOn(work) },
      tableOf(work, texts),
      { kind: 'text', label: 'Tags for the head of each page', text: texts.tags, boxed: true },
      { kind: 'text', label: 'site.webmanifest', text: texts.manifest, boxed: true },
    ]
  },
  takeAway: {
    zip: {
      kind: 'zip',
      label: 'Save the set (ZIP)',
      file: 'favicons.zip',
      files(work) {
        const { svg, manifest, tags } = textsOf(work)
        const names: readonly BinaryFile[] = ['favicon.ico', ...pngNames]
        return {
          ...Object.fromEntries(names.map((name) => [name, binaryOf(work, name)])),
          ...(svg === undefined ? {} : { 'icon.svg': svg }),
          'site.webmanifest': manifest,
          'head.html': tags,
        }
      },
    },
    ico: {
      kind: 'save',
      label: 'Save favicon.ico',
      file: 'favicon.ico',
      type: 'image/x-icon',
      of: (work) => binaryOf(work, 'favicon.ico'),
    },
    svg: { kind: 'save', label: 'Save icon.svg', file: 'icon.svg', type: 'image/svg+xml', of: svgOf },
    tags: { kind: 'copy', label: 'Copy tags', done: 'Copied the tags', of: (work) => textsOf(work).tags },
  },
  controls: [
    { label: 'Made of', help: 'One to three letters, an emoji, or a picture or SVG of your own.' },
    { label: 'Background', help: 'A rounded square, a circle, a square or none, in your colour.' },
    {
      label: 'Padding, letters and dark mode',
      help: 'Room around, typeface, and other colours where the system is dark.',
    },
    { label: 'Manifest and tags', help: 'Name, theme colour and the folder of the files.' },
  ],
  results: [
    { label: 'favicon.ico, icon.svg, Apple and Android icons in one ZIP', kind: 'value' },
    { label: 'The manifest and the tags for your pages', kind: 'value' },
    { label: 'Every icon in the size it is seen at', kind: 'chart' },
  ],
  formula:
    'Each icon is drawn for its own size: vector art by the browser, pictures of pixels by Lanczos over all their pixels in linear light; the ICO holds them as PNG files behind its directory',
  limits: [
    'Letters and emoji in icon.svg are those of the device that shows it; the PNG and ICO files keep those of yours.',
    'A picture of pixels gives no SVG, and so no other look in dark mode.',
    'Links, scripts and fonts from elsewhere are taken out of an SVG; one with HTML in it is refused.',
    'Old tiles of Windows 8 and pinned tabs of old Safari are left out: nothing asks for them any more.',
  ],
  sources: [
    { title: 'WHATWG: HTML, link type icon', href: 'https://html.spec.whatwg.org/multipage/links.html#rel-icon' },
    {
      title: 'W3C: Web Application Manifest, icon masks and safe zone',
      href: 'https://www.w3.org/TR/appmanifest/#icon-masks',
    },
    {
      title: 'Apple: Configuring web applications',
      href: 'https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariWebContent/ConfiguringWebApplications/ConfiguringWebApplications.html',
    },
    {
      title: 'Microsoft: Icons, directory of an icon file',
      href: 'https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)',
    },
  ],
  abilities: ['save', 'print'],
})
