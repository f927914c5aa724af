import { projectFile } from '@/lib/base/format/project-file'
import { problem, type Problem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import type { DesignItem } from '@/lib/kits/document/design'
import type { Document, Fact, Notice } from '@/lib/kits/document/types'
import { moved, setText } from '@/lib/subjects/design/set-text'
import { themeOf, type ThemeName } from '@/lib/subjects/design/theme'
import { blockKinds, laidBlock, type Block, type LaidBlock } from './blocks'
import type { Setting } from './piece'
import { sourceNotice } from './source-notice'

export interface Infographic {
  blocks: readonly Block[]
  source?: string | undefined
  alt?: string | undefined
  theme: ThemeName
  /** #rrggbb. */
  colour: string
  /** In pixels, as the other lengths of a screen: 96 to an inch. */
  width: number
  /** Pixels of a saved picture for each of the page. */
  density: number
  fromZero: boolean
}

/** What is higher no network shows, and no program is sure to open. */
const mostHeight = 12_000
const perInch = 96
const inMillimetres = (pixels: number) => (pixels * 25.4) / perInch
/** A page as wide as A4 has letters of the sizes that they were chosen in. */
const usualWidth = 800

interface Laid {
  items: DesignItem[]
  height: number
  blocks: { block: Block; laid: LaidBlock; overflows: boolean }[]
}

function isTooWide(items: readonly DesignItem[]): boolean {
  return items.some((item) => item.kind === 'text' && item.overflows === true)
}

/** Blocks one under the other, from the upper edge on. */
function poured(given: Infographic, setting: Setting, margin: number): Laid | Problem<'blocks'> {
  const gap = 11 * setting.scale
  const laid: Laid = { items: [], height: 0, blocks: [] }
  for (const [at, block] of given.blocks.entries()) {
    const one = laidBlock(block, setting, margin)
    if ('fault' in one)
      return problem('blocks', `need a change in no. ${at + 1} (${blockKinds[block.kind]}): ${one.fault}`)
    // A title at the top of the page is a band up to its edge.
    if (!(at === 0 && block.kind === 'title')) laid.height += gap
    const before = laid.items.length
    for (const { items, height } of one.pieces) {
      laid.items.push(...moved(items, margin, laid.height))
      laid.height += height
    }
    laid.blocks.push({ block, laid: one, overflows: isTooWide(laid.items.slice(before)) })
  }
  return laid
}

/** What somebody is told who cannot see the picture: the titles of its blocks. */
function derivedAlt({ blocks }: Infographic): string {
  const parts = blocks.flatMap(({ kind, title }) => {
    const name = title?.trim()
    if (!name) return []
    return [
      kind === 'title' || kind === 'text' || kind === 'heading' ? name : `${blockKinds[kind].toLowerCase()} “${name}”`,
    ]
  })
  return parts.length > 0 ? `Infographic: ${parts.join('; ')}.` : 'Infographic.'
}

/** The words of a picture for those who cannot see it: the visitor's own, or its titles. */
export const altOf = (given: Infographic) => given.alt?.trim() || derivedAlt(given)

function titleOf({ blocks }: Infographic): string {
  const named =
    blocks.find(({ kind, title }) => kind === 'title' && title?.trim()) ?? blocks.find(({ title }) => title?.trim())
  return named?.title?.trim() ?? 'Infographic'
}

function pieFacts({ blocks }: Laid, show: Show): Fact[] {
  return blocks.flatMap(({ block, laid: { slices } }, at): Fact[] => {
    if (!slices) return []
    const degrees = slices.map(({ from, to }) => to - from)
    const written = degrees.map((one) => show.number(Math.round(one * 10) / 10)).join(' + ')
    return [
      {
        label: `Slices of ${block.title?.trim() || `no. ${at + 1}`}`,
        value: `${written} = ${show.number(
          degrees.reduce((sum, one) => sum + one, 0),
          0,
        )} degrees`,
      },
    ]
  })
}

function noticesOf(given: Infographic, laid: Laid): Notice[] {
  const notices: Notice[] = laid.blocks.flatMap(({ block, overflows }, at): Notice[] =>
    overflows
      ? [
          {
            is: 'bad',
            says: `A word in no. ${at + 1} (${blockKinds[block.kind]}) is wider than its place. It is framed in red: shorten it.`,
          },
        ]
      : [],
  )
  notices.push(...sourceNotice(given))
  if (!given.alt?.trim())
    notices.push({
      is: 'plain',
      says: `Alternative text, made of the titles: ${derivedAlt(given)} Write your own under “More options”; it goes into the SVG and the project file.`,
    })
  return notices
}

/** A page as wide as it is asked for and as high as its blocks make it. Refused where a block cannot be drawn or it gets higher than 12,000 pixels. */
export function infographicDocument(given: Infographic, show: Show): Document | Problem<'blocks'> {
  const width = inMillimetres(given.width)
  const scale = given.width / usualWidth
  const margin = 12 * scale
  const theme = themeOf(given.theme, given.colour)
  const setting: Setting = { width: width - 2 * margin, scale, theme, show, fromZero: given.fromZero }
  const laid = poured(given, setting, margin)
  if ('problem' in laid) return laid
  const source = given.source?.trim() ?? ''
  const foot = setText(
    source === '' ? '' : `Source: ${source}`,
    { x: margin, y: laid.height + 9 * scale, width: setting.width },
    { size: 9 * scale, least: 6 * scale, fill: theme.quiet },
  )
  const pixels = Math.ceil(((laid.height + foot.height + (source === '' ? 0 : 9 * scale) + 9 * scale) * perInch) / 25.4)
  if (pixels > mostHeight)
    return problem(
      'blocks',
      `come to a picture ${show.count(pixels)} pixels high, and at most ${show.count(mostHeight)} are made. Take blocks out, or make two pictures`,
    )
  const height = inMillimetres(pixels)
  const size = (factor: number) => `${show.count(given.width * factor)} × ${show.count(pixels * factor)} px`
  return {
    title: titleOf(given),
    sheet: 'design',
    language: 'en',
    dots: perInch * given.density,
    blocks: [
      {
        kind: 'design',
        page: {
          name: 'Infographic',
          width,
          height,
          bleed: 0,
          margin: 0,
          alt: altOf(given),
          items: [{ kind: 'field', x: 0, y: 0, width, height, fill: theme.ground }, ...laid.items, ...foot.items],
        },
      },
      {
        kind: 'facts',
        aside: true,
        facts: [
          { label: 'Size', value: size(1) },
          { label: 'Saved PNG', value: size(given.density) },
          ...pieFacts(laid, show),
        ],
      },
    ],
    notices: noticesOf(given, laid),
  }
}

/** The project as JSON that the form takes back, with the alternative text as it goes into the picture. */
export const projectJson = (values: object, given: Infographic) =>
  projectFile('Infographic', values, { alternativeText: altOf(given) })
