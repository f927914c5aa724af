import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { listenForKeys } from '@/components/timers/keys'
import { Button } from '@/components/ui/button'
import { pomodoroMessages as messages } from '@/lib/tools/utilities/time/pomodoro-timer.messages'

/** A window of a page's own that stays above all others; Chromium's, not yet in TypeScript's DOM. */
interface PictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>
}
type WithPictureInPicture = typeof globalThis & { documentPictureInPicture?: PictureInPicture }

const neverChanges = () => () => {}

/**
 * A button that shows `children` in a small window above all others. Its place is kept while it is not known whether the browser has
 * such windows; those of phones have none.
 */
export function MiniWindow({
  open,
  onOpen,
  onKey,
  children,
}: {
  open: Window | undefined
  onOpen: (opened: Window | undefined) => void
  onKey: ((key: string) => boolean) | undefined
  children: ReactNode
}) {
  const [fault, setFault] = useState<string>()
  const isOffered = useSyncExternalStore(neverChanges, canOpenMini, () => false)

  useEffect(() => {
    if (!open) return
    const closed = () => onOpen(undefined)
    open.addEventListener('pagehide', closed)
    const end = onKey && listenForKeys(open, onKey)
    return () => {
      open.removeEventListener('pagehide', closed)
      end?.()
    }
  }, [open, onOpen, onKey])

  // A mini window without its page would stand still.
  useEffect(() => () => open?.close(), [open])

  return (
    <>
      <Button
        className={isOffered ? 'max-sm:hidden' : 'invisible max-sm:hidden'}
        onClick={() => {
          if (open) open.close()
          else
            openMini().then(
              (opened) => {
                setFault(undefined)
                onOpen(opened)
              },
              () => setFault(messages.miniRefused),
            )
        }}
      >
        {open ? messages.miniBack : messages.mini}
      </Button>
      {fault && (
        <p role="status" className="basis-full text-sm text-warn">
          {fault}
        </p>
      )}
      {open && createPortal(children, open.document.body)}
    </>
  )
}

export function canOpenMini(): boolean {
  return 'documentPictureInPicture' in globalThis
}

/** Opens the window and gives it the look of this page. Only in the handler of a click or key. */
export async function openMini(): Promise<Window> {
  const api = (globalThis as WithPictureInPicture).documentPictureInPicture
  if (!api) throw new Error('this browser has no picture-in-picture for documents')
  const opened = await api.requestWindow({ width: 280, height: 180 })
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    opened.document.head.append(sheet.cloneNode(true))
  const { lang, dataset } = document.documentElement
  opened.document.documentElement.lang = lang
  if (dataset.theme) opened.document.documentElement.dataset.theme = dataset.theme
  opened.document.title = document.title
  return opened
}
