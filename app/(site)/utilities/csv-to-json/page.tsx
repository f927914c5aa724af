import { AppPage, appMetadata, workerHref } from '@/components/app/app-page'
import { CsvToJson } from '@/components/utilities/csv-to-json'

export const generateMetadata = () => appMetadata('csv-to-json')

export default function Page() {
  return (
    <AppPage id="csv-to-json">
      <CsvToJson workerHref={workerHref('csv-to-json')} />
    </AppPage>
  )
}
