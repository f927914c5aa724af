import type { MetadataRoute } from 'next'
import { addressOf } from '@/catalogue/address'
import { absoluteUrl } from '@/lib/platform/site/site'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(addressOf({ page: '/sitemap.xml' })) }
}
