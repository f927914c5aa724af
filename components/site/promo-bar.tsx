import { useState } from 'react'

import { useStore } from '@/components/storage/use-store'
import { buttonClasses } from '@/components/ui/button'
import { loadingMessages, promoMessages } from '@/lib/messages/shell'
import { definePlainStore } from '@/lib/storage/store'

import { acceptInstallOffer, useInstallOffer } from './install'
import { useLoaded } from './use-loaded'

/** Anything but 'true' means that the bar was not dismissed. */
const dismissedStore = definePlainStore<'' | 'true'>({
  key: 'promoBarDismissed',
  initial: '',
  read: (text) => (text === 'true' ? text : ''),
})

const loadDialog = () => import('./install-dialog').then(({ InstallDialog }) => ({ InstallDialog }))

/** Invites to install or bookmark the site, until dismissed for good. */
export function PromoBar({ toolCount }: { toolCount: number }) {
  const dismissed = useStore(dismissedStore) === 'true'
  const offered = useInstallOffer()
  const [open, setOpen] = useState(false)
  const dialog = useLoaded(loadDialog)

  if (dismissed) return null
  return (
    <section
      data-promo-bar
      aria-label={promoMessages.label}
      className="border-b border-line bg-accent-soft text-sm print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-4">
        <p className="hidden md:block">{promoMessages.text}</p>
        <button
          type="button"
          className={buttonClasses('quiet', 'small', 'max-md:-ml-3')}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true)
            dialog.load()
          }}
        >
          {promoMessages.installOrBookmark}
        </button>
        {offered && (
          <button type="button" className={buttonClasses('primary', 'small')} onClick={() => void acceptInstallOffer()}>
            {promoMessages.installApp}
          </button>
        )}
        {dialog.failed && <p role="alert">{loadingMessages.notLoaded}</p>}
        <button
          type="button"
          className={buttonClasses('quiet', 'icon', 'ml-auto text-ink sm:size-9')}
          aria-label={promoMessages.dismiss}
          onClick={() => {
            dismissedStore.set('true')
            // The focused button goes away with the bar; the next thing on the page takes over.
            document.querySelector<HTMLElement>('[data-site-name]')?.focus()
          }}
        >
          <svg aria-hidden="true" className="size-4" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2">
            <path d="M5 5l14 14M19 5 5 19" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {open && dialog.part && <dialog.part.InstallDialog toolCount={toolCount} onClose={() => setOpen(false)} />}
    </section>
  )
}
