import { drawnPart } from '@/components/ui/element'
import { loadingMessages, regionMessages } from '@/lib/messages/shell'
import { regionOf } from '@/lib/base/region/regions'

import { onDemand } from './on-demand'
import { regionStore } from './region'

interface RegionPickerOptions {
  /** Where the list is put: inside a modal dialog nothing outside it can be reached. The page's body unless given. */
  container?: HTMLElement
  loadList?: () => Promise<typeof import('./region-list')>
}

const loadRegionList = () => import('./region-list')

/**
 * Shows the chosen region at once and fetches the list of regions when it is first opened; from then on the list draws the
 * picker too. Returns the function that ends this.
 */
export function startRegionPicker(
  picker: HTMLElement,
  { container, loadList = loadRegionList }: RegionPickerOptions = {},
): () => void {
  const button = drawnPart<HTMLButtonElement>(picker, 'button')
  let ended = false
  let end: () => void = regionStore.subscribe(show)
  show()

  function show(): void {
    const region = regionOf(regionStore.get())
    for (const part of ['flag', 'name', 'currency'] as const) {
      drawnPart(button, `[data-region=${part}]`).textContent = region[part]
    }
    button.setAttribute('aria-label', regionMessages.button(region.name, region.currency))
  }

  const open = onDemand({
    load: loadList,
    showFailure(failed) {
      button.title = failed ? loadingMessages.notLoaded : ''
      button.classList.toggle('border-bad', failed)
    },
    use({ openRegionList }) {
      if (ended) return
      end()
      end = openRegionList(picker, container)
    },
  })
  button.addEventListener('click', open)
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  })
  return () => {
    ended = true
    end()
  }
}
