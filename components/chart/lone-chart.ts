import { element } from '@/components/ui/element'

/** What the style sheets say of a drawing, as attributes of its own. */
const painted = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'paint-order',
  'font-size',
  'font-weight',
  'text-anchor',
] as const
/** A picture is drawn without the page, so its fonts are those that every device has. */
const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif'
/** Letters of another font may reach beyond the drawing, in its own units. */
const edge = 10
/** Wide enough for the drawing that a large screen shows. */
const shownWidth = '960px'

function paint(drawn: Element, lone: Element): void {
  const style = getComputedStyle(drawn)
  for (const name of painted) {
    const value = style.getPropertyValue(name)
    if (value !== '') lone.setAttribute(name, value)
  }
  lone.removeAttribute('class')
  lone.removeAttribute('style')
}

/**
 * A chart as SVG that needs no style sheet: in the light colours, on white, as a wide screen shows it. `svg` is markup of the chart
 * engine, which escapes every text it takes.
 */
export function loneChart(svg: string): string {
  const stage = element('div', { 'aria-hidden': 'true', class: 'chart-figure on-white' })
  Object.assign(stage.style, {
    position: 'absolute',
    left: '-9999px',
    top: '0',
    width: shownWidth,
  })
  stage.style.setProperty('--chart-ground', '#fff')
  stage.innerHTML = svg
  document.body.append(stage)
  try {
    const drawn = stage.querySelector('svg')
    if (!drawn) throw new TypeError('the chart engine drew nothing')
    const lone = drawn.cloneNode(true) as SVGSVGElement
    const parts = [...drawn.querySelectorAll('*')]
    const copies = [...lone.querySelectorAll('*')]
    const unseen = parts.flatMap((part, at) => {
      const copy = copies[at]
      if (!copy || part.closest('title, desc')) return []
      if (getComputedStyle(part).display === 'none' && !part.closest('defs')) return [copy]
      paint(part, copy)
      return []
    })
    paint(drawn, lone)
    for (const copy of unseen) copy.remove()
    const { x, y, width, height } = drawn.viewBox.baseVal
    const box = { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge }
    lone.setAttribute('viewBox', [box.x, box.y, box.width, box.height].join(' '))
    lone.setAttribute('font-family', fontFamily)
    lone.setAttribute('width', String(box.width))
    lone.setAttribute('height', String(box.height))
    const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
    for (const [name, value] of Object.entries({ ...box, fill: '#fff' })) ground.setAttribute(name, String(value))
    lone.prepend(ground)
    return new XMLSerializer().serializeToString(lone)
  } finally {
    stage.remove()
  }
}
