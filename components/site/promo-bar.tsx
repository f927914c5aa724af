import { buttonClasses } from '@/components/ui/button-classes'
import { promoMessages } from '@/lib/messages/shell'

/** Invites to install or bookmark the site, until dismissed for good. */
export function PromoBar({ toolCount }: { toolCount: number }) {
  return (
    <section
      data-promo-bar
      data-tool-count={toolCount}
      aria-label={promoMessages.label}
      className="border-b border-line bg-accent-soft text-sm print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-4">
        <p className="hidden md:block">{promoMessages.text}</p>
        <button
          type="button"
          data-promo-part="instructions"
          className={buttonClasses('quiet', 'small', 'max-md:-ml-3')}
          aria-haspopup="dialog"
        >
          {promoMessages.installOrBookmark}
        </button>
        <button type="button" data-promo-part="install" className={buttonClasses('primary', 'small')} hidden>
          {promoMessages.installApp}
        </button>
        <p role="alert" data-promo-part="fault" className="empty:hidden" />
        <button
          type="button"
          data-promo-part="dismiss"
          className={buttonClasses('quiet', 'icon', 'ml-auto text-ink sm:size-9')}
          aria-label={promoMessages.dismiss}
        >
          <svg aria-hidden="true" className="size-4" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2">
            <path d="M5 5l14 14M19 5 5 19" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </section>
  )
}
