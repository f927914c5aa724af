import { drawnPart } from '@/components/ui/element'
import { loadingMessages } from '@/lib/messages/shell'

import { acceptInstallOffer, hasInstallOffer, onInstallOffer } from './install'
import { onDemand } from './on-demand'

const loadInstallDialog = () => import('./install-dialog')

/** Wakes every pair of install buttons: instructions that are fetched then, and the browser's offer to install. */
export function startInstallButtons(
  root: ParentNode,
  loadDialog: () => Promise<typeof import('./install-dialog')> = loadInstallDialog,
): void {
  for (const buttons of root.querySelectorAll<HTMLElement>('[data-install]')) startPair(buttons, loadDialog)
}

function startPair(buttons: HTMLElement, loadDialog: () => Promise<typeof import('./install-dialog')>): void {
  const part = (name: string) => drawnPart<HTMLElement>(buttons, `[data-install-part=${name}]`)
  const install = part('install')
  const fault = part('fault')

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
    use: ({ openInstallDialog }) => openInstallDialog(Number(buttons.dataset.toolCount)),
  })
  part('instructions').addEventListener('click', openInstructions)
}
