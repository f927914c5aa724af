import './globals.css'

import type { Metadata } from 'next'

import { SiteDocument } from '@/components/site/document'
import { NotFound } from '@/components/site/not-found'
import { notFoundMessages } from '@/lib/messages/shell'
import { siteName, siteOrigin } from '@/lib/site/site'

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  title: `${notFoundMessages.page} | ${siteName}`,
  description: notFoundMessages.pageText,
  robots: { index: false },
}

export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFound />
    </SiteDocument>
  )
}
