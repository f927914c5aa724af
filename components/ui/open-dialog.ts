import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws a dialog at the end of the page, in a root of its own, until it calls `close`. */
export function openDialog(draw: (close: () => void) => ReactNode): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(
    draw(() => {
      root.unmount()
      host.remove()
    }),
  )
}
