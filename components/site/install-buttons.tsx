import { readyCount } from '@/catalogue'
import { buttonClasses } from '@/components/ui/button-classes'
import { classNames } from '@/components/ui/class-names'
import { promoMessages } from '@/lib/messages/shell'

interface InstallButtonsProps {
  toolCount?: number
  className?: string
}

/** How to install or bookmark the site, and the browser's own offer to install it. start-install-buttons.ts wakes them. */
export function InstallButtons({ toolCount = readyCount, className }: InstallButtonsProps) {
  return (
    <div
      data-install
      data-browser-only
      data-tool-count={toolCount}
      className={classNames('flex flex-wrap items-center gap-2', className)}
    >
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
