import { HeaderSearch } from '@/components/search/search-link'
import { Link } from '@/components/ui/link'
import { navigationMessages } from '@/lib/messages/navigation'
import { siteName } from '@/lib/platform/site/site'

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
      <header className="sticky top-0 z-40 border-b border-line bg-raised print:hidden">
        <div className="mx-auto flex h-14 max-w-page items-center gap-2 px-4 sm:h-16">
          <Link
            to={{ page: '/' }}
            aria-label={navigationMessages.home}
            data-site-name
            className="mr-auto flex min-h-11 items-center gap-2 rounded-md text-xl font-semibold tracking-tight lg:mr-6"
          >
            <SiteMark />
            {siteName}
          </Link>
          <nav aria-label={navigationMessages.main} className="mr-auto hidden lg:block">
            <ul className="flex">
              {navigationLinks.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to} className="flex min-h-10 items-center rounded-md px-3 hover:bg-accent-soft">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <HeaderSearch />
          <ThemeButton />
          <div className="hidden lg:block">
            <RegionPicker id="header-region" />
          </div>
          <MenuButton />
        </div>
      </header>
    </>
  )
}

/** Five tally strokes. */
function SiteMark() {
  return (
    <svg aria-hidden="true" className="size-7 text-accent" viewBox="0 0 24 24" fill="none" stroke="currentColor">
      <path d="M5 4v16M9.7 4v16M14.3 4v16M19 4v16M2.5 16.5l19-9" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
