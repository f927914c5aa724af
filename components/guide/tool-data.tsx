import { addressOf } from '@/catalogue/address'
import type { Tool } from '@/catalogue/types'
import type { Guide } from '@/lib/kits/guide/types'
import { kindWording } from '@/lib/messages/guide'
import { absoluteUrl } from '@/lib/platform/site/site'
import { breadcrumbList, faqPage, howTo } from '@/lib/platform/structured-data/page-parts'
import { ratingOf, type sampleRatings } from '@/lib/platform/structured-data/ratings'
import { readRatings } from '@/lib/platform/structured-data/read-ratings'
import { webApplication } from '@/lib/platform/structured-data/web-application'
import { JsonLd } from './json-ld'
import { trailOf } from './tool-header'

interface ToolDataProps {
  record: Tool
  guide: Guide
  layout: keyof typeof sampleRatings
}

/** Everything a tool's page tells search engines beside its text. */
export function ToolData({ record, guide, layout }: ToolDataProps) {
  const { id, name, description, category } = record
  const url = absoluteUrl(addressOf({ tool: record }))
  const rating = ratingOf(id, layout, readRatings(), process.env.SAMPLE_RATINGS === '1')
  const trail = trailOf(record).map((crumb) => ({
    name: crumb.name,
    url: crumb.to ? absoluteUrl(addressOf(crumb.to)) : url,
  }))
  const blocks = [
    webApplication({ name, description, url, category, rating }),
    breadcrumbList(trail),
    faqPage(guide),
    howTo(kindWording[category].howToUse(name), guide, url),
  ]
  return blocks.map((data) => data && <JsonLd key={data['@type']} data={data} />)
}
