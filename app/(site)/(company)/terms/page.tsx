import { addressOf } from '@/catalogue/address'
import { TextPage } from '@/components/site/text-page'
import { termsMessages } from '@/lib/messages/company'
import { pageMetadata } from '@/lib/platform/site/metadata'

export const metadata = pageMetadata({
  title: termsMessages.title,
  description: termsMessages.description,
  path: addressOf({ page: '/terms' }),
})

export default function TermsPage() {
  return <TextPage {...termsMessages} />
}
