import type { ReactNode } from 'react'

import { documentMessages } from '@/lib/messages/shell'

import { BareDocument } from './bare-document'
import { PageScript } from './page-script'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** The document of a page of the site: skip link, header, the page's content, footer. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <BareDocument>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2 focus:shadow-lg"
      >
        {documentMessages.skip}
      </a>
      <SiteHeader />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-page px-4 pt-3 pb-6 outline-none sm:pt-6 print:p-0"
      >
        {children}
      </main>
      <SiteFooter />
      <PageScript name="shell" />
    </BareDocument>
  )
}
