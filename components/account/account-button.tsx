import { buttonClasses } from '@/components/ui/button-classes'
import { accountButtonMessages } from '@/lib/messages/account'

/** Opens the account menu, which is fetched then. */
export function AccountButton() {
  return (
    <button
      type="button"
      data-account-button
      className={buttonClasses('quiet', 'icon')}
      aria-label={accountButtonMessages.open}
      title={accountButtonMessages.open}
      aria-haspopup="dialog"
    >
      <svg aria-hidden="true" className="size-5" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21a8 8 0 0 1 16 0" strokeLinecap="round" />
      </svg>
    </button>
  )
}
