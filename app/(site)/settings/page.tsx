import type { Metadata } from 'next'

import { BackupPanel } from '@/components/site/backup-panel'
import { OfflinePanel } from '@/components/site/offline-panel'
import { StoredDataPanel } from '@/components/site/stored-data-panel'
import { offlineMessages as messages } from '@/lib/messages/offline'

export const metadata: Metadata = {
  title: messages.settingsTitle,
  description: messages.settingsDescription,
  robots: { index: false },
}

export default function SettingsPage() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-12 px-4 py-8">
      <h1 className="text-3xl font-semibold">{messages.settingsTitle}</h1>
      <OfflinePanel />
      <BackupPanel />
      <StoredDataPanel />
    </div>
  )
}
