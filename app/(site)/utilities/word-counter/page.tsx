import { AppPage, appMetadata, workerHref } from '@/components/app/app-page'
import { WordCounter } from '@/components/utilities/word-counter'

export const generateMetadata = () => appMetadata('word-counter')

export default function Page() {
  return (
    <AppPage id="word-counter">
      <WordCounter workerHref={workerHref('word-counter')} />
    </AppPage>
  )
}
