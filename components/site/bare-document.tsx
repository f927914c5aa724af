import type { ReactNode } from 'react'

import { basePath } from '@/catalogue/address'

interface BareDocumentProps {
  children: ReactNode
  /** Scripts that run before anything is painted, in this order. */
  boots?: readonly string[]
}

/** The bare document of every page. */
export function BareDocument({ children, boots = ['boot'] }: BareDocumentProps) {
  return (
    <html lang="en">
      <head>
        {boots.map((boot) => (
          <script key={boot} src={`${basePath}/${boot}.js`} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
