import { allTools, toolAt } from '@/catalogue'
import { categoryPlurals, type Category, type Tool } from '@/catalogue/types'

/** The slugs of a category's finished tools that live under its own root, as generateStaticParams wants them. */
export function implementedSlugs(category: Category): { slug: string }[] {
  const root = `/${categoryPlurals[category]}/`
  return allTools.flatMap((tool) =>
    tool.implemented && tool.href.startsWith(root) ? [{ slug: tool.href.slice(root.length) }] : [],
  )
}

export function toolOf(category: Category, slug: string): Tool {
  const tool = toolAt(`/${categoryPlurals[category]}/${slug}`)
  if (!tool) throw new Error(`No ${category} lives at ${slug}`)
  return tool
}
