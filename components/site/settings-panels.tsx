import { useState } from 'react'

import { BackupPanel } from './backup-panel'
import { OfflinePanel } from './offline-panel'
import { StoredDataPanel } from './stored-data-panel'

/** The panels of the settings page; what one changes, the others show. */
export default function SettingsPanels() {
  const [changes, setChanges] = useState(0)
  const countChange = () => setChanges((count) => count + 1)
  return (
    <>
      <OfflinePanel changes={changes} />
      <BackupPanel onWritten={countChange} />
      <StoredDataPanel changes={changes} onDeleted={countChange} />
    </>
  )
}
