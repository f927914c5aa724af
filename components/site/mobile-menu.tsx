import { useLayoutEffect, useRef } from 'react'

import { useStore } from '@/components/storage/use-store'
import { Button } from '@/components/ui/button'
import { ChoiceButtons } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { drawnPart } from '@/components/ui/element'
import { Link } from '@/components/ui/link'
import { openDialog } from '@/components/ui/open-dialog'
import { navigationMessages } from '@/lib/messages/navigation'
import { themeMessages } from '@/lib/messages/shell'

import { navigationLinks } from './navigation'
import { RegionPicker } from './region-picker'
import { startRegionPicker } from './start-region-picker'
import { themes, themeStore } from './theme'

export function openMobileMenu(): void {
  openDialog((close) => <MobileMenu onClose={close} />)
}

interface MobileMenuProps {
  onClose: () => void
  isInPlace?: boolean
  /** Begins the names of its boxes, where the page shows several. */
  name?: string
}

/** The header's links and choices on a small screen: a panel of 300 pixels that slides in from the right. */
export function MobileMenu({ onClose, isInPlace = false, name = 'menu' }: MobileMenuProps) {
  const theme = useStore(themeStore)
  const panel = useRef<HTMLDivElement>(null)

  // Before the first paint, so that the picker never shows another region than the header's.
  useLayoutEffect(() => {
    if (!panel.current) return
    return startRegionPicker(drawnPart(panel.current, '[data-region-picker]'), { container: panel.current })
  }, [])

  return (
    <Dialog
      aria-label={navigationMessages.menu}
      onClose={onClose}
      isInPlace={isInPlace}
      className="m-0 ml-auto h-dvh max-h-none w-[300px] max-w-full animate-[slide-in_0.2s_ease-out] border-l border-line"
    >
      <div ref={panel} className="flex flex-1 flex-col gap-6 p-4">
        <form method="dialog" className="flex justify-end">
          <Button type="submit" look="quiet" size="icon" aria-label={navigationMessages.closeMenu}>
            <svg aria-hidden="true" className="size-5" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2">
              <path d="M5 5l14 14M19 5 5 19" strokeLinecap="round" />
            </svg>
          </Button>
        </form>
        <nav aria-label={navigationMessages.main}>
          <ul>
            {navigationLinks.map(({ to, label }) => (
              <li key={label}>
                <Link
                  to={to}
                  className="flex min-h-12 items-center rounded-md px-3 text-lg hover:bg-accent-soft"
                  onClick={onClose}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="px-3">
          <RegionPicker id={`${name}-region`} />
        </div>
        <ChoiceButtons
          className="px-3"
          name={`${name}-theme`}
          legend={themeMessages.label}
          value={theme}
          options={themes.map((value) => ({ value, label: themeMessages[value] }))}
          onChange={themeStore.set}
        />
      </div>
    </Dialog>
  )
}
