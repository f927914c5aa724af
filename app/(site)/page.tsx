import { addressOf } from '@/catalogue/address'
import { Home } from '@/components/site/home'
import { homeMessages } from '@/lib/messages/listings'
import { pageMetadata } from '@/lib/platform/site/metadata'

export const metadata = pageMetadata({
  title: homeMessages.metaTitle,
  titleIsWhole: true,
  description: homeMessages.metaDescription,
  path: addressOf({ page: '/' }),
})

export default function HomePage() {
  return <Home />
}
