import { useState } from 'react'

import { buttonClasses } from '@/components/ui/button'
import { loadingMessages } from '@/lib/messages/shell'

import { useLoaded } from './use-loaded'

const loadMenu = () => import('./mobile-menu').then(({ MobileMenu }) => ({ MobileMenu }))

/** Opens the menu of small screens, which is fetched then. */
export function MenuButton() {
  const [open, setOpen] = useState(false)
  const menu = useLoaded(loadMenu)
  return (
    <>
      <button
        type="button"
        className={buttonClasses('quiet', 'icon', 'text-ink lg:hidden')}
        aria-label={menu.failed ? loadingMessages.notLoaded : loadingMessages.openMenu}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
          menu.load()
        }}
      >
        <svg aria-hidden="true" className="size-6" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2">
          <path d="M4 6h16M4 12h16M4 18h16" strokeLinecap="round" />
        </svg>
      </button>
      {open && menu.part && <menu.part.MobileMenu onClose={() => setOpen(false)} />}
    </>
  )
}
