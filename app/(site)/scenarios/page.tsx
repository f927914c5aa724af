import { addressOf } from '@/catalogue/address'
import { Island } from '@/components/islands/island'
import { recordMessages } from '@/lib/messages/records'
import { scenarioMessages as says } from '@/lib/messages/scenarios'
import { pageMetadata } from '@/lib/platform/site/metadata'

export const metadata = pageMetadata({
  title: says.listTitle,
  description: says.listDescription,
  path: addressOf({ page: '/scenarios' }),
  noindex: true,
})

export default function ScenariosPage() {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{says.listTitle}</h1>
      <p className="max-w-prose print:hidden">
        {says.listIntro} {recordMessages.backupHint}
      </p>
      <Island name="scenarios" props={{}} isExample={false} />
    </div>
  )
}
