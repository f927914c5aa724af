/* What the account button runs. Part of builds with NEXT_PUBLIC_AUTH=1 alone. */
import { onDemand } from '@/components/site/on-demand'
import { drawnPart } from '@/components/ui/element'
import { accountButtonMessages } from '@/lib/messages/account'
import { loadingMessages } from '@/lib/messages/shell'

const button = drawnPart(document, '[data-account-button]')

const open = onDemand({
  load: () => import('./account-dialog'),
  showFailure: (failed) =>
    button.setAttribute('aria-label', failed ? loadingMessages.notLoaded : accountButtonMessages.open),
  use: ({ openAccountDialog }) => openAccountDialog(),
})
button.addEventListener('click', open)
