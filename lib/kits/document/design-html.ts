import { millimetres, sheetSize, type DesignPage } from './design'
import { designSvg } from './design-svg'

/** Wider than this a card says no more; a sheet of paper takes all the room there is. */
const widestCard = 130

/** A drawn page as HTML, with the marks that only the screen shows. */
export function designHtml(page: DesignPage): string {
  const { width, height } = sheetSize(page)
  const room = width < widestCard ? `max-width:${Math.round(width * 5)}px;` : ''
  const print = `--sheet-width:${millimetres(width)}mm;--sheet-height:${millimetres(height)}mm`
  const name = page.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `<figure class="doc-page" style="${room}${print}">${designSvg(page, { onScreen: true, prefix: `design-${name}` })}</figure>`
}
