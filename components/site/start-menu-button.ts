import { loadingMessages } from '@/lib/messages/shell'

import { onDemand } from './on-demand'

const loadMobileMenu = () => import('./mobile-menu')

/** Fetches the menu of small screens when its button is pressed, and opens it. */
export function startMenuButton(
  root: ParentNode,
  loadMenu: () => Promise<typeof import('./mobile-menu')> = loadMobileMenu,
): void {
  const button = root.querySelector<HTMLElement>('[data-menu-button]')
  if (!button) return
  const open = onDemand({
    load: loadMenu,
    showFailure: (failed) =>
      button.setAttribute('aria-label', failed ? loadingMessages.notLoaded : loadingMessages.openMenu),
    use: ({ openMobileMenu }) => openMobileMenu(),
  })
  button.addEventListener('click', open)
}
