import { addressOf } from '@/catalogue/address'
import { SiteMap } from '@/components/catalogue/site-map'
import { siteMapMessages } from '@/lib/messages/listings'
import { pageMetadata } from '@/lib/platform/site/metadata'

const { title, description } = siteMapMessages

export const metadata = pageMetadata({ title, description, path: addressOf({ page: '/site-map' }) })

export default function SiteMapPage() {
  return <SiteMap />
}
