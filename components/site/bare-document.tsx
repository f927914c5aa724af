import type { ReactNode } from 'react'

import { basePath } from '@/catalogue/address'

/** The bare document of every page. `boot.js` changes attributes of the root element before React looks at it. */
export function BareDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script src={`${basePath}/boot.js`} />
      </head>
      <body>{children}</body>
    </html>
  )
}
