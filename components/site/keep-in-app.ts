import { buttonClasses } from '@/components/ui/button-classes'
import { drawnPart, element } from '@/components/ui/element'
import { toast } from '@/components/ui/toast'
import { keepingMessages } from '@/lib/messages/keeping'
import { offlineMessages } from '@/lib/messages/offline'
import { isMetered, onConnectionChange } from '@/lib/platform/offline/connection'
import { readOfflineState, type OfflineProgress } from '@/lib/platform/offline/keep-everything'
import { keepingWish, pauseKeeping, startKeeping } from '@/lib/platform/offline/keeping'
import { readNote, writeNote } from '@/lib/platform/offline/manifest'
import { workerStarted } from '@/lib/platform/offline/worker-started'

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** Milliseconds; a host that alters pages, or refuses them, is not asked again on every page. */
const haltPause = 600_000

async function hasHaltedLately(): Promise<boolean> {
  return Date.now() - Number(await readNote(basePath, 'halted')) < haltPause
}

/** Keeps everything for the installed app: asks once, goes on from page to page, and waits while the network is metered. */
export async function keepInApp(): Promise<void> {
  await workerStarted()
  const state = await readOfflineState(basePath)
  // From then on the service worker follows the updates.
  if (!state || state.everything || isMetered()) return
  const wish = keepingWish.get()
  if (wish === 'yes' && !(await hasHaltedLately())) await keep(state.progress)
  if (wish === '') ask(state.progress)
}

function ask(progress: OfflineProgress): void {
  if (document.querySelector('[data-keeping]')) return
  const answer = (wish: 'yes' | 'no') => () => {
    question.remove()
    drawnPart(document, '[data-site-name]').focus()
    keepingWish.set(wish)
    if (wish === 'no') return
    void toast(keepingMessages.started)
    void keep(progress)
  }
  const yes = element('button', { type: 'button', class: buttonClasses('primary', 'small') }, keepingMessages.keep)
  const no = element('button', { type: 'button', class: buttonClasses('quiet', 'small') }, keepingMessages.notNow)
  yes.addEventListener('click', answer('yes'))
  no.addEventListener('click', answer('no'))
  const text = element('p', { role: 'status', class: 'grow' })
  const question = element(
    'section',
    {
      'data-keeping': true,
      'aria-label': keepingMessages.label,
      class: 'border-b border-line bg-accent-soft text-sm print:hidden',
    },
    element('div', { class: 'mx-auto flex max-w-page flex-wrap items-center gap-2 px-4 py-2' }, text, yes, no),
  )
  drawnPart(document, '[data-promo-bar]').before(question)
  // Screen readers speak a status that changes, not one that comes.
  text.textContent = keepingMessages.ask(offlineMessages.megabytes(progress.totalBytes - progress.bytes))
}

async function keep(progress: OfflineProgress): Promise<void> {
  const watching = new AbortController()
  onConnectionChange(() => isMetered() && pauseKeeping(), watching.signal)
  const end = await startKeeping(basePath, progress).finally(() => watching.abort())
  if (end.kind === 'complete') await toast(offlineMessages.complete)
  if (end.kind === 'changed' || end.kind === 'host-error') await writeNote(basePath, 'halted', String(Date.now()))
  if (end.kind !== 'full') return
  // Trying again on every page would make no room.
  keepingWish.set('no')
  await toast(offlineMessages.fullUnknown)
}
