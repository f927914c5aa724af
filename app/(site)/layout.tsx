import '../globals.css'

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { SiteDocument } from '@/components/site/document'
import { siteName, siteOrigin } from '@/lib/site/site'

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  applicationName: siteName,
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1a2023' },
  ],
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>
}
