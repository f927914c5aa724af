import { addressOf } from '@/catalogue/address'
import { StoredPages } from '@/components/site/stored-pages'
import { offlineMessages } from '@/lib/messages/offline'
import { pageMetadata } from '@/lib/platform/site/metadata'

const { pageTitle: title, pageDescription: description, pageText } = offlineMessages

export const metadata = pageMetadata({ title, description, path: addressOf({ page: '/offline' }), noindex: true })

export default function OfflinePage() {
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      <p className="text-lg text-muted">{pageText}</p>
      <StoredPages />
    </div>
  )
}
