import type { ReactNode } from 'react'

import { basePath } from '@/catalogue/address'

/** The bare document of every page. `boot.js` runs before anything is painted. */
export function BareDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <script src={`${basePath}/boot.js`} />
      </head>
      <body>{children}</body>
    </html>
  )
}
