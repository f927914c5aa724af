import { Button } from '@/components/ui/button'
import { offlineMessages } from '@/lib/messages/offline'

import { PageScript } from './page-script'

/** The pages that open without a connection, and the way back to the one that did not. */
export function StoredPages() {
  return (
    <>
      <div data-stored-pages className="flex flex-col gap-6">
        <div>
          <Button look="primary" data-try-again>
            {offlineMessages.tryAgain}
          </Button>
        </div>
      </div>
      <PageScript name="stored-pages" />
    </>
  )
}
