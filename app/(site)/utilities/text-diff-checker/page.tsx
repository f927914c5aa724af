import { AppPage, appMetadata, workerHref } from '@/components/app/app-page'
import { TextDiffChecker } from '@/components/utilities/text-diff-checker'

export const generateMetadata = () => appMetadata('text-diff-checker')

export default function Page() {
  return (
    <AppPage id="text-diff-checker">
      <TextDiffChecker workerHref={workerHref('text-diff')} />
    </AppPage>
  )
}
