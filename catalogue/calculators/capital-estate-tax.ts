import { folder } from '../types'

export const capitalEstateTax = folder({ category: 'calculator', subcategory: 'Taxes & Deductions', folder: 'capital-estate-tax' }, [
  { id: 'estate-tax', name: 'US Estate Tax Calculator', icon: 'landmark', group: 'Estate & gift', regions: ['us'], implemented: false,
    description: 'Estimate federal estate tax on Form 706 with deductions, portability and state estate tax.' },
  { id: 'gift-tax', name: 'US Gift Tax Calculator', icon: 'gift', group: 'Estate & gift', regions: ['us'], implemented: false,
    description: 'See how much of a gift is excluded, the lifetime exclusion used and any Form 709 tax.' },
  { id: 'inheritance-tax', name: 'Inheritance Tax Calculator', icon: 'scroll', group: 'Estate & gift', regions: ['uk', 'us'], implemented: false,
    description: 'Work out UK inheritance tax with nil-rate bands and gifts, or a US state heir tax.' },
  { id: 'capital-gains-tax', name: 'Capital Gains Tax Calculator', icon: 'trending-up', group: 'Capital gains', regions: ['us', 'uk', 'in'], implemented: true,
    description: 'Work out tax on selling shares, property or other assets in the US, UK or India.' },
  { id: 'crypto-tax', name: 'Crypto Tax Calculator', icon: 'bitcoin', group: 'Capital gains', implemented: false,
    description: 'Match crypto disposals to lots by FIFO, HIFO, average or UK pooling and estimate the tax.' },
  { id: 'home-sale-exclusion', name: 'Home Sale Exclusion (Section 121) Calculator', icon: 'house-plus', group: 'Capital gains', regions: ['us'], tier: 2, implemented: false,
    description: 'Find how much gain on selling your main home is tax-free and the tax on the rest.' },
  { id: 'stamp-duty-land-tax', name: 'Stamp Duty Calculator (SDLT, LBTT & LTT)', icon: 'stamp', group: 'Property tax', regions: ['uk'], implemented: false,
    description: 'Compute UK property tax in each nation with first-time, second-home and overseas rules.' },
])
