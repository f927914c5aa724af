import { addressOf } from '@/catalogue/address'
import { ComingSoon } from '@/components/catalogue/coming-soon'
import { comingSoonMessages } from '@/lib/messages/coming-soon'
import { pageMetadata } from '@/lib/platform/site/metadata'

export const metadata = pageMetadata({
  title: comingSoonMessages.title,
  description: comingSoonMessages.metaDescription,
  path: addressOf({ page: '/coming-soon' }),
  noindex: true,
})

export default function ComingSoonPage() {
  return <ComingSoon />
}
