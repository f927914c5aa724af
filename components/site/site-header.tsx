import { AccountButton } from '@/components/account/account-button'
import { HeaderSearch } from '@/components/search/search-link'
import { Link } from '@/components/ui/link'
import { navigationMessages } from '@/lib/messages/navigation'
import { hasAccounts, siteName } from '@/lib/platform/site/site'

import { MenuButton } from './menu-button'
import { navigationLinks } from './navigation'
import { PromoBar } from './promo-bar'
import { RegionPicker } from './region-picker'
import { ThemeButton } from './theme-button'

/** The promo bar and, sticking to the top, the site's name, links and choices. */
export function SiteHeader() {
  return (
    <>
      <PromoBar />
      <header className="site-header">
        <div>
          <Link to={{ page: '/' }} aria-label={navigationMessages.home} data-site-name className="site-name">
            <SiteMark />
            {siteName}
          </Link>
          <nav aria-label={navigationMessages.main}>
            <ul>
              {navigationLinks.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="header-tools">
            <HeaderSearch />
            <ThemeButton />
            {hasAccounts && <AccountButton />}
            <div className="hidden lg:block">
              <RegionPicker id="header-region" />
            </div>
            <MenuButton />
          </div>
        </div>
      </header>
    </>
  )
}

/** Five tally strokes. */
function SiteMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor">
      <path d="M5 4v16M9.7 4v16M14.3 4v16M19 4v16M2.5 16.5l19-9" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
