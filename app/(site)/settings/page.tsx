import { addressOf } from '@/catalogue/address'
import { Island } from '@/components/islands/island'
import { InstallButtons } from '@/components/site/install-buttons'
import { installMessages } from '@/lib/messages/install'
import { offlineMessages } from '@/lib/messages/offline'
import { pageMetadata } from '@/lib/platform/site/metadata'

const { settingsTitle: title, settingsDescription: description } = offlineMessages

export const metadata = pageMetadata({ title, description, path: addressOf({ page: '/settings' }), noindex: true })

export default function SettingsPage() {
  return (
    <div className="flex max-w-prose flex-col gap-12">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      <section aria-labelledby="install-title" data-browser-only className="flex flex-col gap-3">
        <h2 id="install-title" className="text-xl font-semibold">
          {installMessages.settingsTitle}
        </h2>
        <p>{installMessages.settingsText}</p>
        <div className="-ml-3">
          <InstallButtons />
        </div>
      </section>
      <Island name="settings" props={{}} isExample={false} />
    </div>
  )
}
