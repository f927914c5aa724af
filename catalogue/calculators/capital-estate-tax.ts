import { folder } from '../types'

export const capitalEstateTax = folder({ category: 'calculator', subcategory: 'Taxes & Deductions', folder: 'capital-estate-tax' }, [
  { id: 'estate-tax', name: 'US Estate Tax Calculator', icon: 'landmark', group: 'Estate & gift', regions: ['us'], implemented: true,
    description: 'Estimate federal estate tax along the lines of Form 706, with deductions, gifts and portability.' },
  { id: 'gift-tax', name: 'US Gift Tax Calculator', icon: 'gift', group: 'Estate & gift', regions: ['us'], implemented: true,
    description: 'See how much of a gift is excluded, the lifetime exclusion used and any Form 709 tax.' },
  { id: 'inheritance-tax', name: 'Inheritance Tax Calculator', icon: 'scroll', group: 'Estate & gift', regions: ['uk'], implemented: true,
    description: 'Work out UK inheritance tax with both nil-rate bands, gifts by date and business relief.' },
  { id: 'capital-gains-tax', name: 'Capital Gains Tax Calculator', icon: 'trending-up', group: 'Capital gains', regions: ['us', 'uk', 'in'], implemented: true,
    description: 'Work out tax on selling shares, property or other assets in the US, UK or India.' },
  { id: 'crypto-tax', name: 'Crypto Tax Calculator', icon: 'bitcoin', group: 'Capital gains', implemented: true,
    description: 'Match crypto disposals to lots by FIFO, HIFO, average or UK pooling and estimate the tax.' },
  { id: 'home-sale-exclusion', name: 'Home Sale Exclusion (Section 121) Calculator', icon: 'house-plus', group: 'Capital gains', regions: ['us'], tier: 2, implemented: false,
    description: 'Find how much gain on selling your main home is tax-free and the tax on the rest.' },
  { id: 'stamp-duty-land-tax', name: 'Stamp Duty Calculator (SDLT, LBTT & LTT)', icon: 'stamp', group: 'Property tax', regions: ['uk'], implemented: true,
    description: 'Compute UK property tax in each nation with first-time, second-home and overseas rules.' },
])
