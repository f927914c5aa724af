import type { Place } from '@/catalogue/address'
import { Link } from '@/components/ui/link'
import { breadcrumbMessages } from '@/lib/messages/shell'

export interface Crumb {
  label: string
  /** Absent for the page itself. */
  to?: Place
}

/** Home, the given places and the page itself, which is not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const all: Crumb[] = [{ label: breadcrumbMessages.home, to: { page: '/' } }, ...crumbs]
  return (
    <nav aria-label={breadcrumbMessages.label} className="text-sm text-muted print:hidden">
      <ol className="flex flex-wrap items-center">
        {all.map(({ label, to }, index) => (
          <li key={label} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            {to ? (
              <Link to={to} className="inline-flex min-h-8 items-center underline hover:text-ink">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
