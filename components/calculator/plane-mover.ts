import type { Form } from '@/components/fields/use-form'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { movedPlane, writtenEnds, type Place, type Plane, type PlaneMove } from '@/lib/kits/calculator/plane'
import type { MovedPlane } from '@/lib/kits/calculator/types'
import type { DrawnPlane } from '@/lib/kits/chart/types'
import { initialValue } from '@/lib/kits/fields/initial'
import type { NumericField } from '@/lib/kits/fields/types'
import { typedCell, typedNumber } from '@/lib/kits/fields/write'

/** The picture of the plane that is on the page, and what it shows. */
function pictureIn(stage: Element | null): { svg: SVGSVGElement; drawn: DrawnPlane } | undefined {
  const svg = stage?.querySelector<SVGSVGElement>('svg[data-plane]')
  return svg ? { svg, drawn: JSON.parse(svg.dataset.plane ?? '') as DrawnPlane } : undefined
}

/** Places on the screen as parts of the plane, as the picture lies now. */
export function placer(stage: Element | null): ((x: number, y: number) => Place) | undefined {
  const found = pictureIn(stage)
  const matrix = found?.svg.getScreenCTM()?.inverse()
  if (!found || !matrix) return undefined
  const { at, width, height } = found.drawn
  return (x, y) => {
    const point = new DOMPoint(x, y).matrixTransform(matrix)
    return [(point.x - at[0]) / width, 1 - (point.y - at[1]) / height]
  }
}

/** Moves a plane by filling in the fields that hold its ends. */
export class PlaneMover {
  private latest: Plane | undefined
  private before: Readonly<Record<string, string>> | undefined
  private readonly own = new Set<string>()
  private frame: number | undefined
  private readonly names: readonly string[]

  /** `stage` holds the picture. */
  constructor(
    private readonly declaration: Declaration,
    private readonly plane: MovedPlane,
    private readonly formNow: () => Form,
    private readonly stage: () => Element | null,
  ) {
    this.names = [plane.left, plane.right, plane.bottom, plane.top]
  }

  private texts() {
    const form = this.formNow()
    return Object.fromEntries(this.names.map((name) => [name, form.textOf(name)]))
  }

  private field(name: string) {
    return this.declaration.inputs[name] as NumericField
  }

  /** What was asked for last, also before it is drawn; what the picture shows where the fields were changed by somebody else. */
  now(): Plane | undefined {
    const isOwn = this.frame !== undefined || this.own.has(JSON.stringify(this.texts()))
    return isOwn && this.latest ? this.latest : pictureIn(this.stage())?.drawn
  }

  /** The fields are filled in once a frame, whatever comes meanwhile. */
  move(move: PlaneMove, from = this.now()) {
    if (!from) return
    const texts = this.texts()
    if (this.frame === undefined && !this.own.has(JSON.stringify(texts))) {
      this.own.clear()
      this.before = texts
    }
    const { max } = this.field(this.plane.right)
    this.latest = movedPlane(from, move, typeof max === 'number' ? max : Infinity)
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined
      this.write()
    })
  }

  private write() {
    const { latest, plane } = this
    if (!latest) return
    const { show, fill } = this.formNow()
    const [[left, right], [bottom, top]] = [writtenEnds(latest.x), writtenEnds(latest.y)]
    const ends = { [plane.left]: left, [plane.right]: right, [plane.bottom]: bottom, [plane.top]: top }
    const texts = Object.fromEntries(
      this.names.map((name) => [name, typedNumber(this.field(name), ends[name] ?? 0, show)]),
    )
    this.own.add(JSON.stringify(texts))
    fill(() => texts)
  }

  /** What stood in the fields before the first move, or at the beginning. */
  back() {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame)
    this.frame = undefined
    const { show, fill } = this.formNow()
    const initial = () =>
      Object.fromEntries(
        this.names.map((name) => {
          const field = this.field(name)
          return [name, typedCell(field, initialValue(field, show.region.code) as number | undefined, show)]
        }),
      )
    const texts = this.before ?? initial()
    this.before = undefined
    this.latest = undefined
    this.own.clear()
    fill(() => texts)
  }
}
