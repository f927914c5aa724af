import '../globals.css'

import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { BareDocument } from '@/components/site/bare-document'
import { siteOrigin } from '@/lib/site/site'

export const metadata: Metadata = { metadataBase: new URL(siteOrigin), robots: { index: false } }

/** Pages that other sites show in a frame: a tool without header and footer. */
export default function EmbedLayout({ children }: { children: ReactNode }) {
  return (
    <BareDocument>
      <main className="p-4">{children}</main>
    </BareDocument>
  )
}
