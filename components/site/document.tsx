import type { ReactNode } from 'react'

import { documentMessages } from '@/lib/messages/shell'
import { hasAccounts } from '@/lib/platform/site/site'

import { BareDocument } from './bare-document'
import { PageScript } from './page-script'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** The document of a page of the site: skip link, header, the page's content, footer. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <BareDocument>
      <a href="#content" className="skip-link">
        {documentMessages.skip}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="site-content">
        {children}
      </main>
      <SiteFooter />
      <PageScript name="shell" />
      {hasAccounts && <PageScript name="account" />}
    </BareDocument>
  )
}
