import type { Tool } from '@/catalogue/types'
import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { guideMessages, kindWording } from '@/lib/messages/guide'
import { Breadcrumbs, type Crumb } from './breadcrumbs'

export function trailOf({ category, name }: Pick<Tool, 'category' | 'name'>): Crumb[] {
  return [
    { name: guideMessages.home, to: { page: '/' } },
    { name: kindWording[category].breadcrumb, to: { category } },
    { name },
  ]
}

interface ToolHeaderProps {
  record: Tool
  badges: readonly string[]
  /** The generic page has a breadcrumb only. */
  backToHome?: boolean
}

/** Kept low, so that form and result are in view on a laptop without scrolling. */
export function ToolHeader({ record, badges, backToHome = false }: ToolHeaderProps) {
  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex min-w-0 items-center gap-3" data-print="hidden">
        {backToHome && (
          <Link to={{ page: '/' }} className={buttonClasses('secondary', 'small', 'shrink-0')}>
            <Icon name="arrow-left" className="size-4" />
            {guideMessages.backToHome}
          </Link>
        )}
        <Breadcrumbs trail={trailOf(record)} />
      </div>
      <h1 className="text-2xl font-semibold">{record.name}</h1>
      <p className="text-muted">{record.description}</p>
      <ul aria-label={guideMessages.badgesLabel} className="flex flex-wrap gap-1.5" data-print="hidden">
        {badges.map((badge) => (
          <li key={badge} className="rounded-full bg-accent-soft px-2.5 py-0.5 text-xs text-ink">
            {badge}
          </li>
        ))}
      </ul>
    </header>
  )
}
