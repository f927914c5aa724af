import { buttonClasses } from '@/components/ui/button-classes'
import { promoMessages } from '@/lib/messages/shell'

import { InstallButtons } from './install-buttons'

/** Invites to install or bookmark the site, until dismissed for good. */
export function PromoBar({ toolCount }: { toolCount?: number }) {
  return (
    <section data-promo-bar data-browser-only aria-label={promoMessages.label} className="promo-bar">
      <div>
        <p>{promoMessages.text}</p>
        <InstallButtons toolCount={toolCount} />
        <button
          type="button"
          data-promo-dismiss
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
