/* What every page runs: header, notices and service worker. */
import { startSearch } from '@/components/search/start-search'

import { offerToAssistants } from './offer-to-assistants'
import { registerWorker } from './register-worker'
import { startForeignRequests } from './start-foreign-requests'
import { startInstallButtons } from './start-install-buttons'
import { startInstalledApp } from './start-installed-app'
import { startMenuButton } from './start-menu-button'
import { startPromoBar } from './start-promo-bar'
import { startRegionPicker } from './start-region-picker'
import { startThemeButton } from './start-theme-button'
import { startStars } from './start-stars'
import { startStorageNotices } from './storage-notices'

startThemeButton(document)
for (const picker of document.querySelectorAll<HTMLElement>('[data-region-picker]')) startRegionPicker(picker)
startMenuButton(document)
startSearch(document)
startStars()
startPromoBar(document)
startInstallButtons(document)
startForeignRequests(document)
startStorageNotices()
registerWorker()
offerToAssistants(document)
startInstalledApp()
