import type { Place } from '@/catalogue/address'
import { Link } from '@/components/ui/link'
import { guideMessages } from '@/lib/messages/guide'

export interface Crumb {
  name: string
  /** The page itself has none: it is where the visitor is. */
  to?: Place
}

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label={guideMessages.breadcrumbLabel} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-x-1.5 text-sm text-muted">
        {trail.map(({ name, to }, index) => (
          <li
            key={name}
            className={
              to
                ? 'flex shrink-0 items-center gap-x-1.5'
                : // A phone has no room for it; the heading below says it.
                  'flex min-w-0 items-center gap-x-1.5 max-[28rem]:hidden'
            }
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            {to ? (
              <Link to={to} className="py-1 underline-offset-2 hover:text-ink hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
