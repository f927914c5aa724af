import type { Show } from '@/lib/base/format/show'

export type Wearer = 'men' | 'women' | 'child'

const inch = 2.54
/** Barleycorns that the scale of the United Kingdom begins after, the last being two of them longer than the foot. */
const ukStart = { men: 23, women: 23, child: 10 } as const
const usMore = { men: 1, women: 2, child: 0.5 } as const

const lengths = { men: [20, 34], women: [20, 34], child: [9, 24] } as const
export const childRange = '9 to 24 cm; choose men or women for a larger one'

/** Whether a foot of so many centimeters has sizes on these scales. */
export function fitsShoe(length: number, wearer: Wearer): boolean {
  const [least, most] = lengths[wearer]
  return length >= least && length <= most
}

/** The length of a foot in centimeters, of a size; a child's UK and US sizes counted on from 13. ISO 19407's formulas. */
export function toFootLength(from: 'eu' | 'uk' | 'us' | 'jp', wearer: Wearer, size: number): number {
  if (from === 'jp') return size
  if (from === 'eu') return (size - 2) / 1.5
  const uk = from === 'us' ? size - usMore[wearer] : size
  return ((uk + ukStart[wearer]) * inch) / 3
}

const toHalf = (size: number) => Math.round(size * 2) / 2

const widths = ['A', 'B', 'C', 'D', 'E', 'EE', 'EEE', 'EEEE', 'F', 'G'] as const
/** The girth in millimeters of width A at 20 cm, the widest letter, and the longest foot in centimeters that has any. */
const girths = {
  men: { narrowest: 189, widest: 'G', longest: 30 },
  women: { narrowest: 186, widest: 'EEEE', longest: 27 },
} as const

/**
 * The width of an adult's foot as Japan letters it, from its length and the girth at the ball in centimeters: 6 mm from letter to
 * letter, 3 mm more for each half centimeter of length. Undefined for a foot too long for them. JIS S 5037:1998, tables 1 and 2.
 */
export function widthOf(length: number, girth: number, wearer: 'men' | 'women'): string | undefined {
  const { narrowest, widest, longest } = girths[wearer]
  const size = toHalf(length)
  if (size > longest) return undefined
  const wider = Number((girth * 10).toPrecision(12)) - narrowest - (size - 20) * 6
  const at = Math.floor((wider + 3) / 6)
  if (at < 0) return 'narrower than A'
  return at > widths.indexOf(widest) ? `wider than ${widest}` : widths[at]
}

/** A child's size begins again at 1 after 13½. */
function written(size: number, wearer: Wearer, show: Show): string {
  const half = toHalf(size)
  if (wearer !== 'child') return show.number(half)
  return half < 14 ? show.number(half) : `${show.number(half - 13)} (older child)`
}

/** Sizes of a foot, to a half, and without rounding. Japan and Mondopoint go by 5 mm. */
export function shoeSizes(length: number, wearer: Wearer, show: Show) {
  const exactEu = length * 1.5 + 2
  const exactUk = (length * 3) / inch - ukStart[wearer]
  const jp = toHalf(length)
  return {
    eu: toHalf(exactEu),
    uk: written(exactUk, wearer, show),
    us: written(exactUk + usMore[wearer], wearer, show),
    jp,
    mondopoint: jp * 10,
    exactEu,
    exactUk,
  }
}
