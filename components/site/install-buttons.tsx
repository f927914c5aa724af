import { readyCount } from '@/catalogue'
import { buttonClasses } from '@/components/ui/button-classes'
import { promoMessages } from '@/lib/messages/shell'

interface InstallButtonsProps {
  toolCount?: number
}

/** How to install or bookmark the site, and the browser's own offer to install it. start-install-buttons.ts wakes them. */
export function InstallButtons({ toolCount = readyCount }: InstallButtonsProps) {
  return (
    <div data-install data-browser-only data-tool-count={toolCount} className="install-buttons">
      <button
        type="button"
        data-install-part="instructions"
        className={buttonClasses('quiet', 'small')}
        aria-haspopup="dialog"
      >
        {promoMessages.installOrBookmark}
      </button>
      <button type="button" data-install-part="install" className={buttonClasses('primary', 'small')} hidden>
        {promoMessages.installApp}
      </button>
      <p role="alert" data-install-part="fault" className="empty:hidden" />
    </div>
  )
}
