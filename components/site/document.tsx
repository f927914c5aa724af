import type { ReactNode } from 'react'

import { documentMessages } from '@/lib/messages/shell'

import { BareDocument } from './bare-document'
import { RegisterWorker } from './register-worker'
import { StaticHtml } from '@/components/ui/static-html'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { StorageNotices } from './storage-notices'

/** The document of a page of the site: skip link, header, the page's content, footer. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <BareDocument>
      <StaticHtml>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2 focus:shadow-lg"
        >
          {documentMessages.skip}
        </a>
      </StaticHtml>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-6 outline-none print:p-0">
        {children}
      </main>
      <StaticHtml>
        <SiteFooter />
      </StaticHtml>
      <StorageNotices />
      <RegisterWorker />
    </BareDocument>
  )
}
