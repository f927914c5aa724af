import type { MetadataRoute } from 'next'
import { allTools, topics } from '@/catalogue'
import { addressOf, type Place } from '@/catalogue/address'
import { categories, categoryPlurals } from '@/catalogue/types'
import { absoluteUrl } from '@/lib/platform/site/site'

export const dynamic = 'force-static'

const pages: readonly Place[] = (['/', '/about', '/contact', '/site-map', '/terms', '/privacy'] as const).map(
  (page) => ({ page }),
)

/** Every page that is worth finding: categories, finished tools, topics, company pages. */
export default function sitemap(): MetadataRoute.Sitemap {
  const tools = allTools.filter(({ implemented }) => implemented).map((tool): Place => ({ tool }))
  const listed = topics.map(({ name }): Place => ({ topic: name }))
  const lists = categories.map((category): Place => ({ page: `/${categoryPlurals[category]}` }))
  return [...pages, ...lists, ...tools, ...listed].map((place) => ({ url: absoluteUrl(addressOf(place)) }))
}
