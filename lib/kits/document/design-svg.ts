import { viewBoxOf } from './drawing'
import {
  designFont,
  millimetres,
  sheetSize,
  textsOf,
  type DesignItem,
  type DesignPage,
  type PictureItem,
  type TextItem,
} from './design'
import { escapeHtml } from '@/lib/base/text/escape-html'

const fontFamily = `'${designFont}','Noto Sans',system-ui,sans-serif`

const box = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  `x="${millimetres(x)}" y="${millimetres(y)}" width="${millimetres(width)}" height="${millimetres(height)}"`

const rounded = (radius: number | undefined) => (radius ? ` rx="${millimetres(radius)}"` : '')

function letters(item: TextItem): string {
  const { lines, x, y, size, leading, bold, fill, anchor, widths } = item
  const spans = lines.map((line, at) => {
    const width = widths[at]
    // The room that the site's fonts take, whichever font the program that shows it has.
    const length = width ? ` textLength="${millimetres(width)}" lengthAdjust="spacingAndGlyphs"` : ''
    return `<tspan x="${millimetres(x)}" y="${millimetres(y + at * leading)}"${length}>${escapeHtml(line)}</tspan>`
  })
  const style = `${bold ? ' font-weight="700"' : ''}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}`
  return `<text font-size="${millimetres(size)}"${style} fill="${fill}">${spans.join('')}</text>`
}

/** A frame round what does not fit, which paper does not show. */
function warning({ x, y, size, leading, lines, room, anchor }: TextItem): string {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - room : x - room / 2
  const frame = box({ x: left, y: y - size, width: room, height: size * 1.3 + (lines.length - 1) * leading })
  return `<rect class="doc-aside" ${frame} fill="none" stroke="#c00" stroke-width="0.4" stroke-dasharray="1 0.6"/>`
}

/** A picture, cut to its box by a drawing within the drawing, or by round corners. */
function picture(item: PictureItem, id: string): string {
  const { href, fit, radius } = item
  const ratio = `preserveAspectRatio="xMidYMid ${fit === 'cover' ? 'slice' : 'meet'}"`
  const image = `<image ${box(item)} ${ratio} href="${escapeHtml(href)}"`
  if (!radius) return `${image}/>`
  return `<clipPath id="${id}"><rect ${box(item)}${rounded(radius)}/></clipPath>${image} clip-path="url(#${id})"/>`
}

function drawing(item: DesignItem & { kind: 'drawing' }): string {
  const { x, y, width, height } = viewBoxOf(item.svg)
  const inside = item.svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  return `<svg ${box(item)} viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none">${inside}</svg>`
}

export interface SvgOptions {
  /** What `width` and `height` say; none where the page around it decides. */
  size?: { width: string; height: string }
  /** Letters as outlines, for programs without the fonts. */
  outline?(item: TextItem): string
  /** Marks for the screen: the safe area, and frames round what does not fit. */
  onScreen?: boolean
  /** Begins the ids within, so that no two drawings on a page share one. */
  prefix?: string
}

function itemsSvg(items: readonly DesignItem[], options: SvgOptions, prefix: string): string {
  return items
    .map((item, at) => {
      switch (item.kind) {
        case 'field':
          return `<rect ${box(item)}${rounded(item.radius)} fill="${item.fill}"/>`
        case 'drawing':
          return drawing(item)
        case 'picture':
          return picture(item, `${prefix}-${at}`)
        case 'text':
          return (options.outline ?? letters)(item) + (options.onScreen && item.overflows ? warning(item) : '')
        case 'frame': {
          const { x, y, across, down, page } = item
          const width = page.width + 2 * across
          const height = page.height + 2 * down
          return (
            `<svg ${box({ x: x - across, y: y - down, width, height })} viewBox="${[-across, -down, width, height].map(millimetres).join(' ')}">` +
            `${itemsSvg(page.items, options, `${prefix}-${at}`)}</svg>`
          )
        }
      }
    })
    .join('')
}

function safeArea({ width, height, safe }: DesignPage): string {
  if (safe === undefined) return ''
  const inside = box({ x: safe, y: safe, width: width - 2 * safe, height: height - 2 * safe })
  const trim = box({ x: 0, y: 0, width, height })
  const line = 'class="doc-aside" fill="none" stroke-width="0.25"'
  return `<rect ${line} ${trim} stroke="#d33"/><rect ${line} ${inside} stroke="#0a7" stroke-dasharray="1.5 1"/>`
}

/** The page as SVG text, one unit for each millimetre, with the room round it that its margin asks for. */
export function designSvg(page: DesignPage, options: SvgOptions = {}): string {
  const { size, prefix = 'design', onScreen } = options
  const { width, height } = sheetSize(page)
  const corner = millimetres(-page.margin)
  const own = size ? ` width="${size.width}" height="${size.height}"` : ''
  const read = textsOf(page).join('. ').replace(/\s+/g, ' ')
  const label = escapeHtml(page.alt ?? `${page.name}: ${read.length > 600 ? `${read.slice(0, 600)}…` : read}`)
  const white = `<path fill="#fff" d="M${corner} ${corner}h${millimetres(width)}v${millimetres(height)}h-${millimetres(width)}z"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${own} viewBox="${corner} ${corner} ${millimetres(width)} ${millimetres(height)}" ` +
    `role="img" aria-label="${label}" font-family="${fontFamily}">` +
    `${white}${itemsSvg(page.items, options, prefix)}${onScreen ? safeArea(page) : ''}</svg>`
  )
}
