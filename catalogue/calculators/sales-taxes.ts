import { folder } from '../types'

export const salesTaxes = folder({ category: 'calculator', subcategory: 'Taxes & Deductions', folder: 'sales-taxes' }, [
  { id: 'sales-tax', name: 'US Sales Tax Calculator', icon: 'shopping-cart', group: 'Sales taxes', regions: ['us'], popular: true, implemented: true,
    description: 'Add or remove state and local sales tax and split the total by jurisdiction.' },
  { id: 'vat', name: 'VAT Calculator', icon: 'badge-pound-sterling', group: 'Sales taxes', regions: ['uk'], popular: true, implemented: true,
    description: 'Add VAT or take it out, in the UK and abroad, and total a list of mixed-rate items.' },
  { id: 'gst', name: 'GST Calculator (India)', icon: 'badge-indian-rupee', group: 'Sales taxes', regions: ['in'], popular: true, implemented: true,
    description: 'Add or remove GST and split it into CGST and SGST, or IGST, at any slab rate.' },
  { id: 'vat-reclaim', name: 'VAT Reclaim (Input Tax) Calculator', icon: 'undo-2', group: 'Sales taxes', regions: ['uk'], implemented: true,
    description: 'Find recoverable UK VAT after blocked items, partial exemption and pre-registration limits.' },
  { id: 'vat-refund', name: 'VAT Refund Calculator (Overseas Business)', icon: 'rotate-ccw', group: 'Sales taxes', regions: ['uk'], implemented: true,
    description: 'Check if a cross-border VAT refund claim is allowed, its amount and filing deadline.' },
  { id: 'vat-flat-rate-scheme', name: 'VAT Flat Rate Scheme Calculator', icon: 'percent', group: 'Sales taxes', regions: ['uk'], tier: 2, implemented: false,
    description: 'Compare the UK flat rate scheme with standard VAT accounting for your trade sector.' },
  { id: 'canada-gst-hst', name: 'GST/HST & PST Calculator (Canada)', icon: 'leaf', group: 'Sales taxes', regions: ['ca'], implemented: true,
    description: 'Add or remove GST, HST, PST or QST in any province and estimate a quick-method remittance.' },
  { id: 'gst-bas', name: 'GST & BAS Calculator (Australia)', icon: 'receipt-text', group: 'Sales taxes', regions: ['au'], implemented: true,
    description: 'Fill in the GST and PAYG labels of a business activity statement, with what is due and by when.' },
  { id: 'eu-vat-oss', name: 'EU VAT & OSS Calculator', icon: 'globe', group: 'Sales taxes', regions: ['eu'], tier: 2, implemented: false,
    description: 'Apply the right EU VAT rate by destination and test the €10,000 distance-sales threshold.' },
])
