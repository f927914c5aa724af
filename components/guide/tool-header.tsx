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
    <header className="flex flex-col gap-1 sm:gap-1.5" data-tool={record.id}>
      <div className="flex min-w-0 items-center gap-3" data-print="hidden">
        {backToHome && (
          <Link to={{ page: '/' }} className={buttonClasses('secondary', 'small', 'max-sm:min-h-9 shrink-0')}>
            <Icon name="arrow-left" className="size-4" />
            {guideMessages.backToHome}
          </Link>
        )}
        <Breadcrumbs trail={trailOf(record)} />
        <span data-star className="ml-auto size-9 shrink-0" />
      </div>
      <h1 className="text-xl font-semibold sm:text-2xl">{record.name}</h1>
      <p className="text-sm text-muted sm:text-base">{record.description}</p>
      <ul aria-label={guideMessages.badgesLabel} className="badges" data-print="hidden">
        {badges.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
      </ul>
    </header>
  )
}
