import { AppPage, appMetadata, workerHref } from '@/components/app/app-page'
import { HashGenerator } from '@/components/utilities/hash-generator'

export const generateMetadata = () => appMetadata('hash-generator')

export default function Page() {
  return (
    <AppPage id="hash-generator">
      <HashGenerator workerHref={workerHref('hash')} />
    </AppPage>
  )
}
