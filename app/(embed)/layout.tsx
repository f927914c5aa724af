import '../globals.css'

import type { ReactNode } from 'react'

import { BareDocument } from '@/components/site/bare-document'
import { documentMetadata } from '@/components/site/document-metadata'

export const metadata = { ...documentMetadata, robots: { index: false } }

/** Pages that other sites show in a frame: a tool without header and footer. */
export default function EmbedLayout({ children }: { children: ReactNode }) {
  return (
    <BareDocument boots={['embed-boot', 'boot']}>
      <main className="p-4">{children}</main>
    </BareDocument>
  )
}
