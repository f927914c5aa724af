import { element } from '@/components/ui/element'
import { documentStyle, printAlone } from '@/lib/kits/document/sheet-style'
import { pageStyle } from '@/lib/kits/document/style'
import { createShow } from '@/lib/base/format/show'
import { documentMessages } from '@/lib/messages/document'
import { regionOf } from '@/lib/base/region/regions'

/** About 150 sheets; browsers take minutes to lay out more. */
const printedCharacters = 500_000

/** Prints a text from its first line to its last and nothing else, where the page shows it in a box that scrolls. */
export function printText(title: string, text: string): void {
  const { count } = createShow(regionOf('global'))
  const isCut = text.length > printedCharacters
  const style = element('style')
  style.textContent = `${documentStyle}${printAlone}${pageStyle({ sheet: 'bare' })}@media screen{.doc-paper{display:none}}`
  const paper = element(
    'article',
    { class: 'doc doc-bare doc-paper' },
    style,
    element('h1', {}, title),
    element('pre', { class: 'doc-plain' }, isCut ? text.slice(0, printedCharacters) : text),
    isCut && element('p', {}, documentMessages.firstPrinted(count(printedCharacters), count(text.length))),
  )
  document.body.append(paper)
  addEventListener('afterprint', () => paper.remove(), { once: true })
  window.print()
}
