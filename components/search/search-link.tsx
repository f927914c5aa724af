import { Link } from '@/components/ui/link'
import { searchMessages } from '@/lib/messages/search'

function Glass({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M16 16l5 5M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z" strokeLinecap="round" />
    </svg>
  )
}

/** Opens the search from the header. A link to the list of all tools until start-search.ts wakes it. */
export function HeaderSearch() {
  return (
    <Link
      to={{ page: '/site-map' }}
      data-search
      aria-keyshortcuts="Control+K Meta+K /"
      className="flex size-11 items-center justify-center rounded-md text-accent hover:bg-accent-soft lg:h-10 lg:w-44 lg:justify-start lg:gap-2 lg:border lg:border-edge lg:px-3 lg:text-sm lg:text-muted lg:hover:border-accent"
    >
      <Glass className="size-5 lg:size-4" />
      <span className="max-lg:sr-only">{searchMessages.open}</span>
      <kbd aria-hidden="true" className="ml-auto font-sans max-lg:hidden">
        /
      </kbd>
    </Link>
  )
}

/** The same as the first thing of the home page. */
export function HeroSearch() {
  return (
    <Link
      to={{ page: '/site-map' }}
      data-search
      className="mt-5 flex h-14 max-w-prose items-center gap-3 rounded-lg border border-edge bg-raised px-4 text-lg text-muted shadow-sm hover:border-accent"
    >
      <Glass className="size-5 shrink-0 text-accent" />
      <span className="sr-only">{searchMessages.open}: </span>
      <span className="truncate">{searchMessages.placeholder}</span>
    </Link>
  )
}
