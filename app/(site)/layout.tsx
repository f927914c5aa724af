import '../globals.css'

import type { Viewport } from 'next'
import type { ReactNode } from 'react'

import { SiteDocument } from '@/components/site/document'
import { documentMetadata } from '@/components/site/document-metadata'

export const metadata = documentMetadata

export const viewport: Viewport = {
  colorScheme: 'light dark',
  // The keyboard of a phone shortens the page instead of covering it, so that an answer at the lower edge stays in sight.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1a2023' },
  ],
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>
}
