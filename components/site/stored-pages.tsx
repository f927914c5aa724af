import { useEffect, useState } from 'react'

import { Button } from '@/components/ui/button'
import { offlineMessages as messages } from '@/lib/messages/offline'
import { listStoredPages, type StoredPage } from '@/lib/offline/stored-pages'

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
const shown = 60

/** The pages that open without a connection, and the way back to the one that did not. */
export function StoredPages() {
  const [found, setFound] = useState<{ pages: StoredPage[]; more: number }>()

  useEffect(() => {
    // The worker shows this page in place of the one that was asked for; with the connection back, that one is wanted.
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])

  useEffect(() => {
    let gone = false
    void readStoredPages().then((result) => {
      if (!gone) setFound(result)
    })
    return () => {
      gone = true
    }
  }, [])

  return (
    <>
      <div>
        <Button look="primary" onClick={() => location.reload()}>
          {messages.tryAgain}
        </Button>
      </div>
      {found && found.pages.length === 0 && <p>{messages.storedPagesNone}</p>}
      {found && found.pages.length > 0 && (
        <section aria-labelledby="stored-title" className="flex flex-col gap-2">
          <h2 id="stored-title" className="text-xl font-semibold">
            {messages.storedPagesTitle}
          </h2>
          <ul className="flex flex-col">
            {found.pages.map(({ href, title }) => (
              <li key={href}>
                <a className="inline-block py-1 text-accent underline" href={href}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          {found.more > 0 && <p className="text-muted">{messages.storedPagesMore(found.more)}</p>}
        </section>
      )}
    </>
  )
}

async function readStoredPages(): Promise<{ pages: StoredPage[]; more: number }> {
  try {
    return await listStoredPages(basePath, shown)
  } catch {
    // Without caches (a page opened as a file, a browser that refuses them) nothing is kept.
    return { pages: [], more: 0 }
  }
}
