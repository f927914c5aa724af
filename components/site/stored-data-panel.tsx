import { useEffect, useState } from 'react'

import { Button } from '@/components/ui/button'
import { storageMessages as messages } from '@/lib/messages/storage'
import { forgetCopies } from '@/lib/platform/offline/keep-everything'
import { deleteStored, listStored, type StoredItem } from '@/lib/platform/storage/stored-items'

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

interface StoredDataPanelProps {
  /** Grows whenever another panel changed what is stored. */
  changes: number
  onDeleted(): void
}

/** What lies in this browser, in words, and the button that deletes all of it. */
export function StoredDataPanel({ changes, onDeleted }: StoredDataPanelProps) {
  const [items, setItems] = useState<StoredItem[]>()
  const [asking, setAsking] = useState(false)
  const [message, setMessage] = useState('')

  useEffect(() => {
    let gone = false
    const look = () =>
      void listStored().then((found) => {
        if (!gone) setItems(found)
      })
    look()
    // Other tabs change the list too; large values do so without an event, so it is looked at again on coming back.
    addEventListener('storage', look)
    addEventListener('focus', look)
    return () => {
      gone = true
      removeEventListener('storage', look)
      removeEventListener('focus', look)
    }
  }, [changes])

  async function deleteAll() {
    setAsking(false)
    const refused = await deleteStored()
    // Where storage is blocked the browser refuses its caches too: then they are empty.
    const forgotten = !('caches' in window) || (await forgetCopies(basePath).then(() => true, isNoRefusal))
    onDeleted()
    setMessage(forgotten && refused.length === 0 ? messages.deleted : messages.deleteRefused)
  }

  return (
    <section aria-labelledby="stored-data-title" className="flex flex-col gap-3">
      <h2 id="stored-data-title" className="text-xl font-semibold">
        {messages.title}
      </h2>
      <p>{messages.intro}</p>
      {!items && <p className="text-muted">{messages.loading}</p>}
      {items && items.length === 0 && <p>{messages.empty}</p>}
      {items && items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {linesOf(items).map(({ id, name, bytes }) => (
            <li key={id} className="flex justify-between gap-4 py-2">
              <span>{name}</span>
              {bytes !== undefined && <span className="text-muted tabular-nums">{messages.bytes(bytes)}</span>}
            </li>
          ))}
        </ul>
      )}
      <h3 className="text-lg font-semibold">{messages.deleteTitle}</h3>
      <p>{messages.deleteIntro}</p>
      <div className="flex flex-wrap items-center gap-2" aria-live="polite">
        {asking ? (
          <>
            <span>{messages.deleteConfirm}</span>
            <Button look="danger" onClick={deleteAll}>
              {messages.deleteYes}
            </Button>
            <Button ref={focusWhenShown} onClick={() => setAsking(false)}>
              {messages.deleteNo}
            </Button>
          </>
        ) : (
          <Button look="danger" onClick={() => setAsking(true)}>
            {messages.deleteButton}
          </Button>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {message}
      </p>
    </section>
  )
}

/** A line for each thing that is kept, and one for all records of a collection. */
function linesOf(items: readonly StoredItem[]) {
  const counts = new Map<string, number>()
  for (const { key } of items) {
    const collection = messages.collectionOf(key)
    if (collection) counts.set(collection, (counts.get(collection) ?? 0) + 1)
  }
  const single = items.filter(({ key }) => messages.collectionOf(key) === undefined)
  return [
    ...single.map(({ key, kind, bytes }) => {
      const name = messages.itemName(key)
      return { id: kind + key, name: kind === 'set-aside' ? messages.setAsideItem(name) : name, bytes }
    }),
    ...Array.from(counts, ([collection, count]) => ({
      id: collection,
      name: messages.counted(messages.itemName(collection), count),
      bytes: undefined,
    })),
  ]
}

function isNoRefusal(error: unknown): false {
  if (error instanceof DOMException) return false
  throw error
}

/** The button that was pressed is gone, so the keyboard goes to the safe answer. */
function focusWhenShown(button: HTMLButtonElement | null): void {
  button?.focus()
}
