/** Something a visitor must know about what is kept on the device. Each is reported once per key. */
export type StorageReport =
  /** The stored text could not be understood. It was moved, unchanged, to `setAsideKey`; undefined while there is no room to move it. */
  | { kind: 'corrupted'; key: string; setAsideKey: string | undefined }
  /** No room: the value lives until the page closes. */
  | { kind: 'full'; key: string }
  /** The browser refuses storage: the value lives until the page closes. */
  | { kind: 'blocked'; key: string }
  /** A newer version of the site wrote the stored value. It is left alone; changes live until the page closes. */
  | { kind: 'newer'; key: string }
  /** Another tab changed what is entered here too. Of each field the last entry is kept. */
  | { kind: 'other-tab'; key: string }

type Listener = (report: StorageReport) => void

const reports = new Map<string, StorageReport>()
const listeners = new Set<Listener>()

/** Reports once per key and kind; listeners hear of it after the running code, so that a render may cause a report. */
export function reportStorage(report: StorageReport): void {
  const id = `${report.kind} ${report.key}`
  if (reports.has(id)) return
  reports.set(id, report)
  queueMicrotask(() => {
    for (const listener of listeners) listener(report)
  })
}

/** Calls `listener` for every report, those made before included. Returns the function that ends this. */
export function onStorageReport(listener: Listener): () => void {
  const earlier = [...reports.values()]
  let ended = false
  queueMicrotask(() => {
    if (ended) return
    for (const report of earlier) listener(report)
    listeners.add(listener)
  })
  return () => {
    ended = true
    listeners.delete(listener)
  }
}
