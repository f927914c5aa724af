import { toast } from '@/components/ui/toast'
import { onStorageReport } from '@/lib/storage/reports'

/** Tells the visitor when something could not be saved or read back. */
export function startStorageNotices(): void {
  onStorageReport(async (report) => {
    const { storageMessages } = await import('@/lib/messages/storage')
    await toast(storageMessages.report(report))
  })
}
