import { AppPage, appMetadata, workerHref } from '@/components/app/app-page'
import { PomodoroTimer } from '@/components/utilities/pomodoro-timer'

export const generateMetadata = () => appMetadata('pomodoro-timer')

export default function Page() {
  return (
    <AppPage id="pomodoro-timer">
      <PomodoroTimer workerHref={workerHref('pomodoro-tick')} />
    </AppPage>
  )
}
