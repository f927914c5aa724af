import { seriesClass, type Layout } from './layout'
import { element } from './svg'
import { ellipsised, textBlock, textWidth } from './text'

export interface LegendEntry {
  label: string
  series: number
}

export interface Legend {
  body: string
  height: number
}

/** The square that stands for a series. */
export function swatch(series: number, x: number, y: number, size: number): string {
  return element('rect', { class: `chart-fill ${seriesClass(series)}`, x, y: y - size / 2, width: size, height: size })
}

/** Names of the series in rows from `top` down, starting at the left edge. */
export function drawLegend(
  entries: readonly LegendEntry[],
  top: number,
  layout: Layout,
  look: 'line' | 'square',
): Legend {
  const size = layout.text
  const step = size * 1.5
  const sample = look === 'line' ? 22 : 11
  let x = 0
  let row = 0
  let body = ''
  for (const { label, series } of entries) {
    const text = ellipsised(label, layout.width - sample - 8, size)
    const width = sample + 6 + textWidth(text, size)
    if (x > 0 && x + width > layout.width) {
      x = 0
      row += 1
    }
    const y = top + row * step + step / 2
    body +=
      look === 'line'
        ? element('path', {
            class: `chart-line chart-dashed ${seriesClass(series)}`,
            d: `M${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}h${sample}`,
          })
        : swatch(series, x, y, sample)
    body += textBlock([text], {
      x: x + sample + 6,
      y,
      size,
      class: 'chart-text',
      tip: text === label ? undefined : label,
    })
    x += width + 18
  }
  return { body, height: entries.length === 0 ? 0 : (row + 1) * step + 4 }
}

const hatches: readonly string[] = [
  'M-1,7L7,-1M-1,1L1,-1M5,7L7,5',
  'M1,2h2M4,5h2',
  'M-1,-1L7,7M5,-1L7,1M-1,5L1,7',
  'M3,0V6',
  'M0,3H6',
  'M0,3H6M3,0V6',
]

/** Patterns that fill the second to seventh series in print and in high contrast, and the names by which the style sheet finds them. */
export function hatchPatterns(id: string, seriesCount: number): { defs: string; style: string | undefined } {
  const used = hatches.slice(0, Math.max(0, Math.min(seriesCount, 7) - 1))
  if (used.length === 0) return { defs: '', style: undefined }
  const patterns = used.map((d, index) =>
    element(
      'pattern',
      {
        id: `${id}-p${index + 2}`,
        class: seriesClass(index + 1),
        width: 6,
        height: 6,
        patternUnits: 'userSpaceOnUse',
      },
      element('path', { class: 'chart-hatch-ground', d: 'M0,0h6v6h-6Z' }) +
        element('path', { class: 'chart-hatch-line', d }),
    ),
  )
  return {
    defs: element('defs', {}, patterns.join('')),
    style: used.map((_, index) => `--hatch-${index + 2}:url(#${id}-p${index + 2})`).join(';'),
  }
}
