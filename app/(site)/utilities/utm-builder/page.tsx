import { toolById } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import { AppPage, appMetadata, workerHref } from '@/components/app/app-page'
import { UtmBuilder } from '@/components/utilities/utm-builder'

export const generateMetadata = () => appMetadata('utm-builder')

export default function Page() {
  const own = toolById('qr-utm')
  return (
    <AppPage id="utm-builder">
      <UtmBuilder
        workerHref={workerHref('utm')}
        qrHref={addressOf({ tool: own.implemented ? own : toolById('qr-code') })}
      />
    </AppPage>
  )
}
