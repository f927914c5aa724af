import { addressOf } from '@/catalogue/address'
import { TextPage } from '@/components/site/text-page'
import { privacyMessages, sweepMessages } from '@/lib/messages/company'
import { lastSweep } from '@/lib/platform/site/last-sweep'
import { hasAccounts } from '@/lib/platform/site/site'
import { pageMetadata } from '@/lib/platform/site/metadata'

export const metadata = pageMetadata({
  title: privacyMessages.title,
  description: privacyMessages.description,
  path: addressOf({ page: '/privacy' }),
})

export default function PrivacyPage() {
  const sweep = lastSweep()
  const sections = [...privacyMessages.sections(hasAccounts), ...(sweep ? [sweepMessages.privacy(sweep)] : [])]
  return <TextPage {...privacyMessages} sections={sections} />
}
