import { drawnPart } from '@/components/ui/element'
import { definePlainStore } from '@/lib/platform/storage/store'

/** Anything but 'true' means that the bar was not dismissed. */
const dismissedStore = definePlainStore<'' | 'true'>({
  key: 'promoBarDismissed',
  initial: '',
  read: (text) => (text === 'true' ? text : ''),
})

/** Lets the bar be dismissed for good. */
export function startPromoBar(root: ParentNode): void {
  const bar = root.querySelector<HTMLElement>('[data-promo-bar]')
  if (!bar) return

  // As boot.js does before the first paint; globals.css hides the bar.
  const showDismissed = () => {
    if (dismissedStore.get() === 'true') document.documentElement.dataset.promo = 'dismissed'
    else delete document.documentElement.dataset.promo
  }
  showDismissed()
  dismissedStore.subscribe(showDismissed)
  drawnPart(bar, '[data-promo-dismiss]').addEventListener('click', () => {
    dismissedStore.set('true')
    // The focused button goes away with the bar; the next thing on the page takes over.
    root.querySelector<HTMLElement>('[data-site-name]')?.focus()
  })
}
