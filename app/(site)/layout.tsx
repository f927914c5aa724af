import '../globals.css'

import type { Viewport } from 'next'
import type { ReactNode } from 'react'

import { SiteDocument } from '@/components/site/document'
import { documentMetadata } from '@/components/site/document-metadata'

export const metadata = documentMetadata

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
