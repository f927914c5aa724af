import { drawnPart } from '@/components/ui/element'
import { loadingMessages } from '@/lib/messages/shell'
import { definePlainStore } from '@/lib/storage/store'

import { acceptInstallOffer, hasInstallOffer, onInstallOffer } from './install'
import { onDemand } from './on-demand'

/** Anything but 'true' means that the bar was not dismissed. */
const dismissedStore = definePlainStore<'' | 'true'>({
  key: 'promoBarDismissed',
  initial: '',
  read: (text) => (text === 'true' ? text : ''),
})

const loadInstallDialog = () => import('./install-dialog')

/** Starts the bar's buttons: instructions that are fetched then, the browser's offer to install, dismissal for good. */
export function startPromoBar(
  root: ParentNode,
  loadDialog: () => Promise<typeof import('./install-dialog')> = loadInstallDialog,
): void {
  const bar = root.querySelector<HTMLElement>('[data-promo-bar]')
  if (!bar) return
  const part = (name: string) => drawnPart<HTMLElement>(bar, `[data-promo-part=${name}]`)
  const install = part('install')
  const fault = part('fault')

  // As boot.js does before the first paint; globals.css hides the bar.
  const showDismissed = () => {
    if (dismissedStore.get() === 'true') document.documentElement.dataset.promo = 'dismissed'
    else delete document.documentElement.dataset.promo
  }
  showDismissed()
  dismissedStore.subscribe(showDismissed)
  part('dismiss').addEventListener('click', () => {
    dismissedStore.set('true')
    // The focused button goes away with the bar; the next thing on the page takes over.
    root.querySelector<HTMLElement>('[data-site-name]')?.focus()
  })

  const showOffer = () => {
    install.hidden = !hasInstallOffer()
  }
  showOffer()
  onInstallOffer(showOffer)
  install.addEventListener('click', () => void acceptInstallOffer())

  const openInstructions = onDemand({
    load: loadDialog,
    showFailure(failed) {
      fault.textContent = failed ? loadingMessages.notLoaded : ''
    },
    use: ({ openInstallDialog }) => openInstallDialog(Number(bar.dataset.toolCount)),
  })
  part('instructions').addEventListener('click', openInstructions)
}
