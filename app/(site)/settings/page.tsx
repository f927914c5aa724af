import { addressOf } from '@/catalogue/address'
import { Island } from '@/components/islands/island'
import { offlineMessages } from '@/lib/messages/offline'
import { pageMetadata } from '@/lib/site/metadata'

const { settingsTitle: title, settingsDescription: description } = offlineMessages

export const metadata = pageMetadata({ title, description, path: addressOf({ page: '/settings' }), noindex: true })

export default function SettingsPage() {
  return (
    <div className="flex max-w-prose flex-col gap-12">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      <Island name="settings" props={{}} isExample={false} />
    </div>
  )
}
