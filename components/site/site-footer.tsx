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
    <footer className="mt-auto border-t border-line bg-raised text-sm print:hidden">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:grid-cols-2 lg:grid-cols-[1.5fr_repeat(4,1fr)]">
        <div className="sm:col-span-2 lg:col-span-1">
          <p className="text-lg font-semibold">{siteName}</p>
          <p className="mt-2 max-w-sm text-muted">{footerMessages.blurb}</p>
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
            <ul className="mt-1">
              {links.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to} className="footer-link">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-4 py-2 text-muted">
          <p>{footerMessages.copyright(buildYear)}</p>
          <InstallButtons className="ml-auto" />
          <a
            href={addressOf({ page: '/licences.txt' })}
            className="flex min-h-11 items-center hover:text-ink hover:underline sm:min-h-8"
          >
            {footerMessages.licences}
          </a>
          {(['documents', 'profile', 'settings'] as const).map((page) => (
            <Link
              key={page}
              to={{ page: `/${page}` }}
              className="flex min-h-11 items-center hover:text-ink hover:underline sm:min-h-8"
            >
              {navigationMessages[page]}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  )
}
