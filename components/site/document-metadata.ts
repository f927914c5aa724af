import type { Metadata } from 'next'

import { basePath } from '@/catalogue/address'
import { siteName, siteOrigin } from '@/lib/platform/site/site'

/** What the head of every document holds, whichever root layout it has. */
export const documentMetadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  applicationName: siteName,
  formatDetection: { telephone: false, email: false, address: false },
  icons: {
    icon: { url: `${basePath}/icons/icon.svg`, type: 'image/svg+xml' },
    apple: `${basePath}/icons/apple-touch-icon.png`,
  },
}
