import { buttonClasses } from '@/components/ui/button-classes'
import { isDialogOpen } from '@/components/ui/dialog-classes'
import { element } from '@/components/ui/element'
import { openPlainDialog } from '@/components/ui/plain-dialog'
import { shortcutMessages as messages } from '@/lib/messages/search'
import { singleKeyStore } from './single-keys'

const keyClasses =
  'inline-block rounded-md border border-edge bg-surface px-1.5 font-mono text-sm whitespace-nowrap not-first:ml-1.5'

/**
 * Shows the keys that work on every page, and lets single keys be turned off: over the page, where nothing else is open, or in a
 * `place` of it.
 */
export function openShortcutList(place?: HTMLElement): void {
  if (!place && isDialogOpen()) return
  const helpId = place ? `${place.id}-single-keys` : 'single-keys'
  const lines = messages.keys.flatMap(([keys, does]) => [
    element('dt', { class: 'text-right' }, ...keys.map((key) => element('kbd', { class: keyClasses }, key))),
    element('dd', {}, does),
  ])
  const choice = element('input', {
    type: 'checkbox',
    class: 'mt-1 size-4 accent-accent',
    'aria-describedby': helpId,
  })
  choice.checked = singleKeyStore.get() === 'on'
  choice.addEventListener('change', () => singleKeyStore.set(choice.checked ? 'on' : 'off'))
  const close = element(
    'button',
    { type: 'button', class: buttonClasses('primary', 'normal', 'self-start') },
    messages.close,
  )
  const dialog = openPlainDialog(
    {
      label: messages.title,
      place,
      className:
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-prose overflow-y-auto rounded-lg border border-line',
    },
    element(
      'div',
      { class: 'flex flex-col gap-4 p-5' },
      element('h2', { class: 'text-xl font-semibold' }, messages.title),
      element('dl', { class: 'grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2' }, ...lines),
      element(
        'div',
        {},
        element('label', { class: 'flex gap-2.5' }, choice, messages.singleKeys),
        element('p', { id: helpId, class: 'mt-1 text-sm text-muted' }, messages.singleKeysHelp),
      ),
      close,
    ),
  )
  close.addEventListener('click', () => dialog.close())
  if (!place) close.focus()
}
