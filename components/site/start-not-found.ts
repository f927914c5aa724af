import { addressOf } from '@/catalogue/address'
import { categoryPlurals } from '@/catalogue/types'
import { drawnPart } from '@/components/ui/element'
import { notFoundMessages } from '@/lib/messages/not-found'

const toolRoots = [...Object.values(categoryPlurals), 'universal-tool']

function isToolAddress(path: string): boolean {
  return toolRoots.some((root) => path.startsWith(addressOf({ page: `/${root}` })))
}

/** Says that a tool was not found where the address asked for is one of a tool. */
export function startNotFound(root: ParentNode): void {
  if (isToolAddress(location.pathname)) drawnPart(root, '[data-not-found]').textContent = notFoundMessages.tool
}
