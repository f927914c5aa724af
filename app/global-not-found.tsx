import './globals.css'

import { SiteDocument } from '@/components/site/document'
import { documentMetadata } from '@/components/site/document-metadata'
import { NotFound } from '@/components/site/not-found'
import { notFoundMessages } from '@/lib/messages/not-found'
import { siteName } from '@/lib/platform/site/site'

export const metadata = {
  ...documentMetadata,
  title: `${notFoundMessages.page} | ${siteName}`,
  description: notFoundMessages.text,
  robots: { index: false },
}

export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFound />
    </SiteDocument>
  )
}
