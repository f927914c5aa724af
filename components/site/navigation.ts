import type { Place } from '@/catalogue/address'
import { navigationMessages } from '@/lib/messages/navigation'

/** The links of the header and of the mobile menu. */
export const navigationLinks: readonly { to: Place; label: string }[] = [
  { to: { category: 'calculator' }, label: navigationMessages.calculators },
  { to: { category: 'generator' }, label: navigationMessages.generators },
  { to: { category: 'utility' }, label: navigationMessages.utilities },
  { to: { page: '/contact' }, label: navigationMessages.contact },
]
