import { addressOf } from '@/catalogue/address'
import { TextPage } from '@/components/site/text-page'
import { privacyMessages } from '@/lib/messages/company'
import { pageMetadata } from '@/lib/platform/site/metadata'

export const metadata = pageMetadata({
  title: privacyMessages.title,
  description: privacyMessages.description,
  path: addressOf({ page: '/privacy' }),
})

export default function PrivacyPage() {
  return <TextPage {...privacyMessages} />
}
