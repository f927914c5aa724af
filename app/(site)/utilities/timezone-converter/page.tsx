import { AppPage, appMetadata, workerHref } from '@/components/app/app-page'
import { TimezoneConverter } from '@/components/utilities/timezone-converter'

export const generateMetadata = () => appMetadata('timezone-converter')

export default function Page() {
  return (
    <AppPage id="timezone-converter">
      <TimezoneConverter workerHref={workerHref('zone-list')} />
    </AppPage>
  )
}
