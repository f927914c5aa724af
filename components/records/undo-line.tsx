import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { recordMessages as says } from '@/lib/messages/records'
import type { Collection } from '@/lib/platform/records/collection'

interface Removed {
  name: string
  undo(): Promise<boolean>
}

export interface UndoLine {
  removed: Removed | undefined
  message: string
  say(message: string): void
  remove(collection: Pick<Collection<unknown>, 'remove'>, id: string, name: string): Promise<void>
  undo(): Promise<void>
}

/** What was deleted last, and the way to have it back. */
export function useUndo(): UndoLine {
  const [removed, setRemoved] = useState<Removed>()
  const [message, setMessage] = useState('')
  return {
    removed,
    message,
    say(next) {
      setRemoved(undefined)
      setMessage(next)
    },
    async remove(collection, id, name) {
      const undo = await collection.remove(id)
      setRemoved({ name, undo })
      setMessage(says.deleted(name))
    },
    async undo() {
      if (!removed) return
      setRemoved(undefined)
      setMessage((await removed.undo()) ? says.restored(removed.name) : says.notRestored(removed.name))
    },
  }
}

/** Says what happened last, with the button that takes a deletion back. */
export function UndoStatus({ line }: { line: UndoLine }) {
  return (
    <div className="sticky bottom-2 z-10 flex flex-wrap items-center gap-2 print:hidden" data-print="hidden">
      <p role="status" className="rounded-md border border-line bg-raised px-3 py-2 text-sm shadow-lg empty:hidden">
        {line.message}
      </p>
      {line.removed && (
        <Button size="small" onClick={line.undo}>
          {says.undo}
        </Button>
      )}
    </div>
  )
}
