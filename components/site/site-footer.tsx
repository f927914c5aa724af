import { toolById, type ToolId } from '@/catalogue'
import { addressOf, type Place } from '@/catalogue/address'
import { Link, OutsideLink } from '@/components/ui/link'
import { footerMessages } from '@/lib/messages/listings'
import { navigationMessages } from '@/lib/messages/navigation'
import { siteName, socialLinks } from '@/lib/platform/site/site'

import { InstallButtons } from './install-buttons'

function toolLinks(ids: readonly ToolId[]): { to: Place; label: string }[] {
  return ids.map((id) => {
    const tool = toolById(id)
    return { to: { tool }, label: tool.name }
  })
}

const columns: readonly { title: string; links: readonly { to: Place; label: string }[] }[] = [
  { title: navigationMessages.calculators, links: toolLinks(['gst', 'sales-tax', 'vat', 'roi']) },
  { title: navigationMessages.generators, links: toolLinks(['invoice', 'qr-code', 'barcode', 'quotation']) },
  { title: navigationMessages.utilities, links: toolLinks(['text-case', 'json-formatter', 'base64', 'csv-table']) },
  {
    title: footerMessages.company,
    links: [
      { to: { page: '/about' }, label: footerMessages.about },
      { to: { page: '/contact' }, label: footerMessages.contact },
      { to: { page: '/site-map' }, label: footerMessages.siteMap },
      { to: { page: '/terms' }, label: footerMessages.terms },
      { to: { page: '/privacy' }, label: footerMessages.privacy },
    ],
  },
]

const buildYear = new Date().getFullYear()

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="footer-columns">
        <div>
          <p className="text-lg font-semibold">{siteName}</p>
          <p className="mt-2 max-w-sm text-muted">{footerMessages.blurb}</p>
          <p className="invisible mt-2 text-muted" data-foreign-requests>
            {footerMessages.foreignRequests} <span>0</span>
          </p>
          {socialLinks.length > 0 && (
            <ul className="mt-3 flex gap-4">
              {socialLinks.map(({ name, href }) => (
                <li key={name}>
                  <OutsideLink href={href} className="underline">
                    {name}
                  </OutsideLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-semibold">{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="footer-end">
        <div>
          <p>{footerMessages.copyright(buildYear)}</p>
          <InstallButtons />
          <a href={addressOf({ page: '/licences.txt' })}>{footerMessages.licences}</a>
          {(['documents', 'scenarios', 'profile', 'settings'] as const).map((page) => (
            <Link key={page} to={{ page: `/${page}` }}>
              {navigationMessages[page]}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  )
}
