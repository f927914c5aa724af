import type { Metadata } from 'next'

import { StoredPages } from '@/components/site/stored-pages'
import { offlineMessages as messages } from '@/lib/messages/offline'

export const metadata: Metadata = {
  title: messages.pageTitle,
  description: messages.pageDescription,
  robots: { index: false },
}

export default function OfflinePage() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8">
      <h1 className="text-3xl font-semibold">{messages.pageTitle}</h1>
      <p>{messages.pageText}</p>
      <StoredPages />
    </div>
  )
}
