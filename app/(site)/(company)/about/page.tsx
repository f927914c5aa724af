import { allTools, readyCount } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import { TextPage } from '@/components/site/text-page'
import { aboutMessages, sweepMessages } from '@/lib/messages/company'
import { regionCodes } from '@/lib/base/region/types'
import { hasAccounts } from '@/lib/platform/site/site'
import { lastSweep } from '@/lib/platform/site/last-sweep'
import { pageMetadata } from '@/lib/platform/site/metadata'

const { title, description, introduction, sections } = aboutMessages

export const metadata = pageMetadata({ title, description, path: addressOf({ page: '/about' }) })

export default function AboutPage() {
  const sweep = lastSweep()
  const regions = regionCodes.filter((code) => code !== 'global').length
  return (
    <TextPage
      title={title}
      introduction={introduction}
      sections={[
        ...sections({ ready: readyCount, planned: allTools.length - readyCount, regions, hasAccounts }),
        ...(sweep ? [sweepMessages.about(sweep)] : []),
      ]}
    />
  )
}
