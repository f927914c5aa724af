import { Link } from '@/components/ui/link'
import { searchMessages } from '@/lib/messages/search'

function Glass() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M16 16l5 5M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z" strokeLinecap="round" />
    </svg>
  )
}

/** Opens the search from the header. A link to the list of all tools until start-search.ts wakes it. */
export function HeaderSearch() {
  return (
    <Link to={{ page: '/site-map' }} data-search aria-keyshortcuts="Control+K Meta+K /" className="header-search">
      <Glass />
      <span>{searchMessages.open}</span>
      <kbd aria-hidden="true">/</kbd>
    </Link>
  )
}

/** The same as the first thing of the home page. */
export function HeroSearch() {
  return (
    <Link to={{ page: '/site-map' }} data-search className="home-search">
      <Glass />
      <span className="sr-only">{searchMessages.open}: </span>
      <span className="truncate">{searchMessages.placeholder}</span>
    </Link>
  )
}
