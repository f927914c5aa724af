import { AppPage, appMetadata, workerHref } from '@/components/app/app-page'
import { JsonFormatter } from '@/components/utilities/json-formatter'

export const generateMetadata = () => appMetadata('json-formatter')

export default function Page() {
  return (
    <AppPage id="json-formatter">
      <JsonFormatter workerHref={workerHref('json-formatter')} />
    </AppPage>
  )
}
