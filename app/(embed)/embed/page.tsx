import { addressOf } from '@/catalogue/address'
import { PageScript } from '@/components/site/page-script'
import { embedMessages as says } from '@/lib/messages/embed'
import { toolManifest } from '@/lib/platform/site/load-tool'

export const metadata = { title: says.title }

/** What another site puts into a frame: the script fetches the tool that the address names and wakes it here. */
export default function EmbedPage() {
  const { wake } = toolManifest().ui.scripts
  if (!wake) throw new Error('components/islands/wake.ts has not been compiled')
  return (
    <>
      <div data-embed data-wake={addressOf({ page: wake.files[0] })}>
        <p role="status">{says.loading}</p>
      </div>
      <noscript>
        <p>{says.noScripts}</p>
      </noscript>
      <PageScript name="embed" />
    </>
  )
}
