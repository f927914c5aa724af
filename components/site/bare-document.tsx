import type { ReactNode } from 'react'

import { basePath } from '@/catalogue/address'

interface BareDocumentProps {
  children: ReactNode
  /** The script that runs before anything is painted. */
  boot?: 'boot' | 'embed-boot'
}

/** The bare document of every page. */
export function BareDocument({ children, boot = 'boot' }: BareDocumentProps) {
  return (
    <html lang="en">
      <head>
        <script src={`${basePath}/${boot}.js`} />
      </head>
      <body>{children}</body>
    </html>
  )
}
