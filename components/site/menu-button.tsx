import { buttonClasses } from '@/components/ui/button-classes'
import { loadingMessages } from '@/lib/messages/shell'

/** Opens the menu of small screens, which is fetched then. */
export function MenuButton() {
  return (
    <button
      type="button"
      data-menu-button
      className={buttonClasses('quiet', 'icon', 'text-ink lg:hidden')}
      aria-label={loadingMessages.openMenu}
      aria-haspopup="dialog"
    >
      <svg aria-hidden="true" className="size-6" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2">
        <path d="M4 6h16M4 12h16M4 18h16" strokeLinecap="round" />
      </svg>
    </button>
  )
}
