import { allTools, toolAt } from '@/catalogue'
import type { Tool } from '@/catalogue/types'

/** The slugs of finished tools that live under a root such as '/calculators/', as generateStaticParams wants them. */
export function implementedSlugs(root: `/${string}/`): { slug: string }[] {
  return allTools.flatMap((tool) =>
    tool.implemented && tool.href.startsWith(root) ? [{ slug: tool.href.slice(root.length) }] : [],
  )
}

export function toolOf(href: string): Tool {
  const tool = toolAt(href)
  if (!tool) throw new Error(`No tool lives at ${href}`)
  return tool
}
