import { addressOf } from '@/catalogue/address'
import type { Tool } from '@/catalogue/types'
import type { Guide } from '@/lib/kits/guide/types'
import { toolPageTitle } from '@/lib/messages/guide'
import { pageMetadata } from '@/lib/platform/site/metadata'

/** The head of a tool's page, with the hosts that it may ask. The catalogue describes a tool whose guide does not, and every utility. */
export function toolMetadata(tool: Tool, guide: Guide, hosts: readonly string[] = []) {
  const metadata = pageMetadata({
    title: toolPageTitle(tool.category, tool.name),
    description: guide.metaDescription ?? tool.description,
    path: addressOf({ tool }),
    keywords: guide.keywords,
  })
  return hosts.length > 0 ? { ...metadata, other: { 'connects-to': [...hosts] } } : metadata
}
