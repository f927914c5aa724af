import { AppPage, appMetadata } from '@/components/app/app-page'
import { ColorPicker } from '@/components/utilities/color-picker'

export const generateMetadata = () => appMetadata('color-picker')

export default function Page() {
  return (
    <AppPage id="color-picker">
      <ColorPicker />
    </AppPage>
  )
}
