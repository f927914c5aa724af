import { folder } from '../types'

export const realEstate = folder({ category: 'calculator', subcategory: 'Finance & Investments', folder: 'real-estate' }, [
  { id: 'rent-vs-buy', name: 'Rent vs Buy Calculator', icon: 'house', group: 'Real estate', implemented: true,
    description: 'Compare the full cost of renting and buying a home and find the break-even year.' },
  { id: 'cap-rate', name: 'Cap Rate & NOI Calculator', icon: 'building-2', group: 'Real estate', tier: 2, implemented: true,
    description: 'Derive net operating income, cap rate, value and gross rent multiplier of a rental asset.' },
  { id: 'rental-property', name: 'Rental Property Calculator', icon: 'key', group: 'Real estate', implemented: true,
    description: 'Project cash flow, cash-on-cash return and IRR for a financed buy-to-hold property.' },
  { id: 'house-flip', name: 'House Flip (Fix & Flip) Calculator', icon: 'hammer', group: 'Real estate', tier: 2, implemented: false,
    description: 'Estimate profit, ROI and maximum offer on a flip with the 70% rule and carrying costs.' },
  { id: 'brrrr', name: 'BRRRR Calculator', icon: 'repeat-1', group: 'Real estate', tier: 3, implemented: false,
    description: 'Test a buy, rehab, rent, refinance, repeat deal and the cash left in after refinancing.' },
  { id: 'short-term-rental', name: 'Short-Term Rental Income Calculator', icon: 'bed-double', group: 'Real estate', tier: 2, implemented: false,
    description: 'Forecast holiday-let revenue and profit from nightly rate, occupancy and turnover costs.' },
  { id: 'like-kind-exchange', name: '1031 Exchange Calculator', icon: 'arrow-left-right', group: 'Real estate', regions: ['us'], tier: 3, implemented: false,
    description: 'Work out boot, tax deferred, replacement basis and deadlines in a like-kind exchange.' },
  { id: 'net-effective-rent', name: 'Net Effective Rent Calculator', icon: 'building', group: 'Real estate', tier: 2, implemented: false,
    description: 'Compare leases with free rent, fit-out allowances and escalators on one effective rent.' },
  { id: 'real-estate-waterfall', name: 'Equity Waterfall Calculator (LP/GP)', icon: 'waves', group: 'Real estate', tier: 3, implemented: false,
    description: 'Split property or fund cash flows between LPs and the sponsor by preferred return and promote.' },
  { id: 'home-sale-proceeds', name: 'Home Sale Net Proceeds Calculator', icon: 'hand-coins', group: 'Real estate', tier: 2, implemented: false,
    description: 'Estimate the cash left after selling a home, once loans, commission and taxes are paid.' },
])
