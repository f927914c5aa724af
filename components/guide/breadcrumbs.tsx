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
    <nav aria-label={guideMessages.breadcrumbLabel} className="breadcrumbs">
      <ol>
        {trail.map(({ name, to }, index) => (
          <li key={name}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {to ? (
              <Link to={to}>{name}</Link>
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
