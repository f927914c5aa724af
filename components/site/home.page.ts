import { startOwnTools } from '@/components/shortlist/start-own-tools'

import { startRegionTools } from './start-region-tools'

for (const section of document.querySelectorAll<HTMLElement>('[data-own-tools]')) startOwnTools(section)
for (const section of document.querySelectorAll<HTMLElement>('[data-region-tools]')) startRegionTools(section)
