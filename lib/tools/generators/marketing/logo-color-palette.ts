import {
  contrastNote,
  contrastTable,
  hexOfBytes,
  inkOn,
  paletteContent,
  paletteEndings,
  paletteFormats,
  paletteType,
  type PaletteFormat,
} from '@/lib/families/image-media/palette-parts'
import type { Swatch, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice, integer, text, toggle } from '@/lib/kits/fields/define'
import { scaleOf, schemeOf } from '@/lib/subjects/colour/scheme'
import type { Colour, Triple } from '@/lib/subjects/colour/spaces'
import { variableName, type Swatch as NamedColour } from '@/lib/subjects/colour/swatches'
import { bytesOf, hexOf } from '@/lib/subjects/colour/write'
import { colourOfBytes, rolesOf, type Roles } from '@/lib/subjects/palette/roles'
import type { FoundPalette, PaletteAnswer, PaletteQuestion } from '@/lib/subjects/palette/task'
import { designTokens } from '@/lib/subjects/palette/tokens'

interface Options {
  most: number
  leavesBackground: boolean
  name: string
  format: PaletteFormat
}
type PaletteWork = Work<Options, Readonly<Record<never, string>>, PaletteAnswer, PaletteQuestion>

const says = {
  waiting: 'Choose a logo, drop it here or paste it.',
  found: (count: number, background: string | undefined) =>
    `${count === 1 ? 'One colour' : `${count} colours`} found${background === undefined ? '.' : `; the background ${background} is left out.`}`,
  none: 'No colour was found: everything in this picture is see-through or one background.',
  named:
    'An SVG is read as text: its colours are counted by how often they are named, not by how much of the logo they fill.',
  share: (hex: string, share: number) => `${hex}, ${share < 0.01 ? 'below 1' : Math.round(share * 100)}%`,
  grey: 'This logo has no colour but greys. Choose an accent of your own, or keep the brand in grey.',
  one: 'This logo has one colour. These would go with it, with the same lightness and chroma:',
  neutralMade: 'The logo has no grey; this neutral has a breath of the primary colour.',
  ownStep: (step: number) => `${step}, the logo’s own`,
}

function shownFile({ files }: PaletteWork) {
  return files.find(({ answer }) => answer && 'kind' in answer)
}

function paletteOf(work: PaletteWork): FoundPalette | undefined {
  const answer = shownFile(work)?.answer
  return answer && 'kind' in answer ? answer : undefined
}

const bytes = (colour: Colour): Triple => bytesOf(colour.xyz)

/** Roles by their names, in their order. */
function namedRoles(roles: Roles): [string, Colour][] {
  return [
    ['primary', roles.primary],
    ...(roles.accent ? [['accent', roles.accent] as [string, Colour]] : []),
    ...(roles.isGrey ? [] : [['neutral', roles.neutral] as [string, Colour]]),
  ]
}

function roleSwatches(roles: Roles): Swatch[] {
  return namedRoles(roles).map(([name, colour]) => ({
    colour: hexOf(colour),
    ink: hexOfBytes(inkOn(bytes(colour))),
    label: name[0]?.toUpperCase() + name.slice(1),
  }))
}

function scaleViews(roles: Roles): View[] {
  return namedRoles(roles).map(([name, colour]) => ({
    kind: 'swatches',
    label: name[0]?.toUpperCase() + name.slice(1),
    items: scaleOf(colour).map(({ step, colour: one, isOwn }) => ({
      colour: hexOf(one),
      label: isOwn ? says.ownStep(step) : String(step),
      text: hexOf(one),
    })),
  }))
}

function suggestions(roles: Roles): View[] {
  if (roles.isGrey) return [{ kind: 'note', tone: 'plain', says: says.grey }]
  if (roles.accent) return []
  const all = (['complementary', 'analogous', 'triadic'] as const).flatMap((scheme) =>
    schemeOf(roles.primary, scheme)
      .filter((colour) => hexOf(colour) !== hexOf(roles.primary))
      .map((colour) => ({ colour: hexOf(colour), label: scheme })),
  )
  return [
    { kind: 'note', tone: 'plain', says: says.one },
    { kind: 'swatches', label: 'Colours that go with it', items: all },
  ]
}

function swatchesFor({ values }: PaletteWork, roles: Roles): NamedColour[] {
  const brand = variableName(values.name || 'brand')
  return namedRoles(roles).flatMap(([role, colour]) =>
    scaleOf(colour).map(({ step, colour: one }) => ({ name: `${brand}-${role}-${step}`, colour: one })),
  )
}

function exportOf(work: PaletteWork): string | Uint8Array<ArrayBuffer> | undefined {
  const found = paletteOf(work)
  const roles = found && rolesOf(found.colours)
  if (!found || !roles) return undefined
  const { format, name } = work.values
  return paletteContent(format, name || 'brand', swatchesFor(work, roles), () => tokensOf(found, roles))
}

function tokensOf(found: FoundPalette, roles: Roles): string {
  const scales = namedRoles(roles).map(([role, colour]) => [
    role,
    Object.fromEntries(scaleOf(colour).map(({ step, colour: one }) => [String(step), one])),
  ])
  const logo = Object.fromEntries(found.colours.map(({ bytes: one }, at) => [String(at + 1), colourOfBytes(one)]))
  return designTokens({ logo, ...Object.fromEntries(scales) })
}

function viewsOf(work: PaletteWork): View[] {
  const file = shownFile(work)
  const found = paletteOf(work)
  const roles = found && rolesOf(found.colours)
  const list: View = { kind: 'files', of: Object.fromEntries(work.files.map(({ id }) => [id, []])) }
  if (!file || !found) return [{ kind: 'note', status: true, says: work.files.length === 0 ? says.waiting : '' }, list]
  if (!roles) return [{ kind: 'note', status: true, tone: 'warn', says: says.none }, list]
  const shown = exportOf(work)
  const { background } = found
  return [
    {
      kind: 'note',
      status: true,
      strong: true,
      says: says.found(found.colours.length, background && hexOfBytes(background)),
    },
    ...(found.size
      ? [{ kind: 'picture', label: file.name, of: { source: file.file }, ...found.size } as const]
      : [{ kind: 'note', tone: 'plain', says: says.named } as const]),
    {
      kind: 'swatches',
      large: true,
      label: 'Colours of the logo',
      items: found.colours.map(({ bytes: one, share }, at) => ({
        colour: hexOfBytes(one),
        label: `Colour ${at + 1}`,
        text: says.share(hexOfBytes(one), share),
      })),
    },
    { kind: 'heading', says: 'Roles' },
    { kind: 'swatches', large: true, label: 'Roles', items: roleSwatches(roles) },
    ...(roles.hasNeutral ? [] : [{ kind: 'note', tone: 'plain', says: says.neutralMade } as const]),
    ...suggestions(roles),
    { kind: 'heading', says: 'Tints and shades' },
    ...scaleViews(roles),
    { kind: 'heading', says: 'Contrast' },
    contrastTable(found.colours),
    { kind: 'note', tone: 'plain', says: contrastNote },
    { kind: 'heading', says: 'Export' },
    { kind: 'panel', of: 'Export' },
    ...(typeof shown === 'string'
      ? [{ kind: 'text', label: paletteFormats[work.values.format], text: shown } as const]
      : []),
    list,
  ]
}

export default defineWorkbench({
  worker: worker<PaletteQuestion, PaletteAnswer>('logo-palette'),
  options: {
    most: integer('Colours at most', { initial: 5, min: 2, max: 10, slider: { from: 2, to: 10, step: 1 } }),
    leavesBackground: toggle('Leave out the background', {
      initial: true,
      help: 'The colour that nine tenths of the edge have.',
    }),
    name: text('Name', { initial: 'brand', maxLength: 40, help: 'Begins the name of every colour.' }),
    format: choice('Format', { options: paletteFormats, initial: 'css', as: 'menu' }),
  },
  panels: [
    { at: 'inputs', fields: ['most', 'leavesBackground'] },
    { at: 'views', label: 'Export', fields: ['name', 'format'] },
  ],
  inputs: {
    logo: {
      kind: 'files',
      label: 'Logo',
      button: 'Choose a logo',
      accept: 'image/*',
      also: ['clipboard', 'camera'],
      verb: 'Read',
      stopped: 'No colours were found.',
      follows: 'shown',
    },
  },
  resultLabel: 'Palette',
  ask: (): PaletteQuestion | undefined => undefined,
  askOf: (file, { values: { most, leavesBackground } }): PaletteQuestion => ({
    ask: 'palette',
    file,
    most,
    leavesBackground,
  }),
  views: viewsOf,
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy',
      done: 'Palette copied',
      of(work: PaletteWork) {
        const made = exportOf(work)
        return typeof made === 'string' ? made : undefined
      },
    },
    save: {
      kind: 'save',
      label: 'Download',
      file: ({ values: { name, format } }: PaletteWork) => `${variableName(name || 'brand')}.${paletteEndings[format]}`,
      type: ({ values: { format } }: PaletteWork) => paletteType(format),
      of(work: PaletteWork) {
        const made = exportOf(work)
        return made instanceof Uint8Array ? new Blob([made]) : made
      },
    },
  },
  controls: [
    { label: 'Logo', help: 'PNG, JPEG, WebP, AVIF or GIF, or an SVG, whose colours are read as text.' },
    { label: 'Colours at most', help: 'Two to ten; colours that the eye takes for one are put together.' },
    { label: 'Background', help: 'Left out where nine tenths of the edge have one colour.' },
  ],
  results: [
    { label: 'Colours of the logo with the share of each', kind: 'table' },
    { label: 'Primary, accent and neutral', kind: 'value' },
    { label: 'Eleven tints and shades of each role', kind: 'table' },
    { label: 'Contrast by WCAG 2.2 of every pair', kind: 'table' },
    { label: 'CSS, Tailwind, SCSS, design tokens, GIMP or Adobe swatches', kind: 'value' },
  ],
  formula:
    'Groups the pixels of a sample of at most 256 by 256 by k-means in OKLab, names each group by its commonest colour, and builds scales of fixed OKLCH lightness',
  limits: [
    'See-through pixels are not counted; a pixel counts from half opacity on.',
    'A colour on less than 0.4% of the counted pixels is taken for the edge between two others.',
    'Colours of an SVG are counted by how often they are named; style sheets from elsewhere are not fetched.',
    'Roles are a proposal by share, chroma and distance; a brand manual decides.',
    'Photographs give a palette too, but the commonest colours of a photograph are seldom those of a brand.',
  ],
  sources: [
    {
      title: 'B. Ottosson: A perceptual color space for image processing (2020)',
      href: 'https://bottosson.github.io/posts/oklab/',
    },
    { title: 'W3C: CSS Color Module Level 4', href: 'https://www.w3.org/TR/css-color-4/' },
    { title: 'W3C: Web Content Accessibility Guidelines 2.2', href: 'https://www.w3.org/TR/WCAG22/' },
    {
      title: 'Design Tokens Community Group: Design Tokens Format Module and Color Module, 2025.10',
      href: 'https://www.designtokens.org/tr/2025.10/color/',
    },
  ],
  abilities: ['save', 'print'],
})
