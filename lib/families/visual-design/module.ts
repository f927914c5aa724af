import { isProblem, problem, type Problem } from '@/lib/base/problem'
import { pictureSize } from '@/lib/base/png/picture-size'
import { safePicture } from '@/lib/base/svg/safe-picture'
import type { DesignPage } from '@/lib/kits/document/design'
import { designSvg } from '@/lib/kits/document/design-svg'
import type { Block, Document, Fact, Notice } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { GeneratorModule } from '@/lib/kits/generator/run'
import type { CheckContext, GeneratorContext } from '@/lib/kits/generator/types'
import { composed, type Side, type Slot } from '@/lib/subjects/design/compose'
import { paletteOf } from '@/lib/subjects/design/palette'
import { copiesOn, imposed, withCropMarks } from '@/lib/subjects/design/sheet'
import type { Composition, DesignData, Filling, SideData } from './member'

/** What printers ask for beyond the cut. */
const usualBleed = 3
/** A photograph with fewer dots to an inch looks coarse in print. */
const leastDpi = 200
/** Phones read modules from about a third of a millimetre on. */
const leastModule = 0.33

/** The last few: a form asks for the same pictures at every keystroke. */
const known = new Map<string, ReturnType<typeof safePicture>>()

function safe(href: string): ReturnType<typeof safePicture> {
  const before = known.get(href)
  if (before !== undefined) return before
  if (known.size >= 4) known.clear()
  const made = safePicture(href)
  known.set(href, made)
  return made
}

function slotOf(filling: Filling | undefined): Slot | undefined | Problem<string> {
  if (filling === undefined) return undefined
  if ('text' in filling) return { kind: 'text', ...filling }
  if ('code' in filling) return { kind: 'code', svg: filling.code.svg, alt: filling.code.alt }
  if (filling.picture === '') return undefined
  const href = safe(filling.picture)
  return typeof href === 'string' ? { kind: 'picture', href, alt: filling.alt } : problem(filling.field, href.fault)
}

function sideOf({ name, template, slots }: SideData, composition: Composition, bleed: number): Side | Problem<string> {
  const filled: Record<string, Slot | undefined> = {}
  for (const [key, filling] of Object.entries(slots)) {
    const slot = slotOf(filling)
    if (slot && 'problem' in slot) return slot
    filled[key] = slot
  }
  const { width, height, brand, safe: within } = composition
  return composed(template, filled, paletteOf(brand), { name, width, height, bleed, safe: within })
}

function withoutGuides(page: DesignPage): DesignPage {
  const { safe: _, ...plain } = page
  return plain
}

function printed(page: DesignPage, print: Composition['print']): DesignPage {
  // The safe area concerns whoever sends the file to a press.
  if (print === 'trim') return withoutGuides(page)
  if (print === 'marks') return withCropMarks(page)
  return imposed(page, print)
}

const quoted = (text: string) => {
  const [line = ''] = text.split('\n')
  return `“${[...line].length > 24 ? `${[...line].slice(0, 24).join('')}…` : line}”`
}

function fitNotices({ page, overflows }: Side, { show }: GeneratorContext): Notice[] {
  const labels = new Map(overflows.map(({ label, least }) => [label, least]))
  return [...labels].map(([label, least]) => ({
    is: 'bad',
    says: `${label} does not fit on “${page.name}” even at ${show.number(least, 1)} points. It is framed in red: shorten it.`,
  }))
}

function contrastNotices({ weak }: Side, { show }: GeneratorContext): Notice[] {
  const [worst] = weak.toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed)
  if (!worst) return []
  const { text, fill, on, ratio, needed } = worst
  return [
    {
      is: ratio < 3 ? 'bad' : 'fair',
      says: `${quoted(text)} in ${fill} on ${on} has a contrast of ${show.number(Math.floor(ratio * 10) / 10, 1)} to 1; letters of this size need ${show.number(needed, 1)}. Choose a ${fill === '#ffffff' || on !== '#ffffff' ? 'different' : 'darker'} colour.`,
    },
  ]
}

function photoNotices(side: Side, data: SideData, { show }: GeneratorContext): Notice[] {
  return Object.entries(data.slots).flatMap(([, filling]): Notice[] => {
    if (!filling || !('picture' in filling) || filling.isPhoto !== true) return []
    const size = pictureSize(filling.picture)
    const place = side.page.items.find((item) => item.kind === 'picture' && item.alt === filling.alt)
    if (!size || place?.kind !== 'picture') return []
    const dpi = Math.min(size.width / place.width, size.height / place.height) * 25.4
    if (dpi >= leastDpi) return []
    const says = `The photo has ${show.count(Math.round(dpi))} dots to an inch at this size and may look coarse in print. Take one of at least ${show.count(Math.ceil((place.width * 300) / 25.4))} by ${show.count(Math.ceil((place.height * 300) / 25.4))} pixels.`
    return [{ is: 'fair', says }]
  })
}

function codeOf({ slots }: SideData) {
  const { code } = slots
  return code && 'code' in code ? code.code : undefined
}

function codeNotices(side: Side, data: SideData, { show }: GeneratorContext): Notice[] {
  const code = codeOf(data)
  if (!code || side.codeSide === undefined) return []
  const module = side.codeSide / code.modules
  if (module >= leastModule) return []
  const says = `The code is printed ${show.number(side.codeSide, 0)} mm wide with modules of ${show.number(module, 2)} mm, and phones may not read them. Leave entries out of it, or choose a shorter content.`
  return [{ is: 'fair', says }]
}

/** "85.6 × 53.98 mm": with the decimals that there are, two at most. */
function inMillimetres(width: number, height: number, { show }: GeneratorContext): string {
  const written = (length: number) => {
    const rounded = Math.round(length * 100) / 100
    return show.number(rounded, String(rounded).split('.')[1]?.length ?? 0)
  }
  return `${written(width)} × ${written(height)} mm`
}

function sizeFacts(
  { width, height, print, facts = [] }: Composition,
  page: DesignPage,
  context: GeneratorContext,
): Fact[] {
  const { show } = context
  const size = inMillimetres(width, height, context)
  const copies =
    print === 'a4' || print === 'letter'
      ? [
          {
            label: 'On a sheet',
            value: show.count(copiesOn(print, { width, height, bleed: usualBleed })),
          },
        ]
      : []
  const whole =
    page.margin > 0
      ? [
          {
            label: 'With bleed and crop marks',
            value: inMillimetres(page.width + 2 * page.margin, page.height + 2 * page.margin, context),
          },
        ]
      : []
  return [{ label: 'Cut to', value: size }, ...whole, ...copies, ...facts]
}

interface Made {
  sides: readonly { side: Side; data: SideData }[]
  pages: readonly [DesignPage, ...DesignPage[]]
}

function madeOf(composition: Composition): Made | Problem<string> {
  const bleed = composition.print === 'trim' ? 0 : usualBleed
  const sides: { side: Side; data: SideData }[] = []
  for (const data of composition.sides) {
    const side = sideOf(data, composition, bleed)
    if (isProblem(side)) return side
    sides.push({ side, data })
  }
  const pages = sides.map(({ side }) => printed(side.page, composition.print))
  return { sides, pages: pages as [DesignPage, ...DesignPage[]] }
}

function contentBlocks({ sides }: Made): Block[] {
  const code = sides.map(({ data }) => codeOf(data)).find(Boolean)
  return code ? [{ kind: 'plain', label: 'Content of the code', text: code.content, aside: true }] : []
}

function build(member: DesignData, values: AnyValues, context: GeneratorContext): Document | Problem {
  const composition = member.compose(values as never, context)
  if (isProblem(composition)) return composition
  const made = madeOf(composition)
  if (isProblem(made)) return made
  const { title, running, notices = [] } = composition
  return {
    title,
    sheet: 'design',
    language: 'en',
    blocks: [
      ...made.pages.map((page) => ({ kind: 'design' as const, page })),
      { kind: 'facts', facts: sizeFacts(composition, made.pages[0], context), aside: true },
      ...contentBlocks(made),
    ],
    ...(running ? { running } : {}),
    notices: [
      ...made.sides.flatMap(({ side, data }) => [
        ...fitNotices(side, context),
        ...contrastNotices(side, context),
        ...photoNotices(side, data, context),
        ...codeNotices(side, data, context),
      ]),
      ...notices,
    ],
  }
}

/** Fine enough for every code at the size it is printed in, coarse enough for a phone's memory. */
const checkedWidth = 1600

/** Draws the side with a code as the browser shows it and reads the code from that picture. */
async function scanned(member: DesignData, values: AnyValues, context: CheckContext): Promise<readonly Notice[]> {
  const composition = member.compose(values as never, context)
  if (isProblem(composition) || !member.reads) return []
  const made = madeOf({ ...composition, print: 'trim' })
  if (isProblem(made)) return []
  // Slots are shared by the sides of a design; not every template has a place for the code.
  const found = made.sides.find(({ side }) => side.codeSide !== undefined)
  const code = found && codeOf(found.data)
  if (!found || !code) return []
  const { width, height } = found.side.page
  const dots = { width: `${checkedWidth}`, height: `${Math.round((checkedWidth * height) / width)}` }
  const pixels = await context.rasterise(designSvg(found.side.page, { size: dots }), checkedWidth)
  return (await member.reads(pixels, code))
    ? [{ is: 'good', says: 'Scan check passed: the code on the design reads back exactly.' }]
    : [
        {
          is: 'bad',
          says: 'Scan check failed: a decoder could not read the code on the design. Leave entries out of it.',
        },
      ]
}

/** What the browser runs of a design. */
export function designModule(member: DesignData): Pick<GeneratorModule, 'build' | 'check' | 'files'> {
  return {
    build: (values, context) => build(member, values, context),
    ...(member.reads ? { check: (values, context) => scanned(member, values, context) } : {}),
    ...(member.files ? { files: member.files as GeneratorModule['files'] } : {}),
  } as Pick<GeneratorModule, 'build' | 'check' | 'files'>
}
