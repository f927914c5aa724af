import { toast } from '@/components/ui/toast'
import { onStorageReport } from '@/lib/platform/storage/reports'

/** Tells the visitor when something could not be saved or read back, each sentence once; it stays until it is closed. */
export function startStorageNotices(): void {
  const said = new Set<string>()
  onStorageReport(async (report) => {
    const { storageMessages } = await import('@/lib/messages/storage')
    const sentence = storageMessages.report(report)
    if (said.has(sentence)) return
    said.add(sentence)
    await toast(sentence, { stays: true })
  })
}
