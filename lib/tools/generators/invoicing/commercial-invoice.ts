import { defineLineItemDocument } from '@/lib/families/line-item-documents'

export default defineLineItemDocument({
  record: 'commercial-invoice',
  title: 'Commercial invoice',
  number: { label: 'Invoice number', initial: 'CI-2026-0001' },
  date: 'Invoice date',
  from: {
    label: 'Exporter (your business)',
    role: 'Exporter',
    initial: 'Northlight Lamps\n40 Foundry Street\nPortside 4021\nGermany',
  },
  to: { label: 'Buyer', role: 'Buyer', initial: 'Maple & Co\n210 King Street\nToronto ON M5H 1J9\nCanada' },
  columns: ['description', 'code', 'origin', 'quantity', 'unit', 'weight', 'price'],
  lines: [
    {
      description: 'Desk lamp, brass',
      code: '9405.21',
      origin: 'DE',
      quantity: 24,
      unit: 'pieces',
      weight: 31.2,
      price: 38.5,
    },
    {
      description: 'Glass shade',
      code: '9405.91',
      origin: 'CZ',
      quantity: 30,
      unit: 'pieces',
      weight: 12.6,
      price: 9.8,
    },
  ],
  fields: ['shipTo', 'incoterms', 'parcels', 'grossWeight', 'export', 'declaration'],
  signers: ['Signed for the exporter'],
  numbers: () => import('@/lib/engines/party-numbers'),
  makes:
    'A commercial invoice for customs with HS code, origin, net weight and value of every line, all of them added up on the sheet.',
  limits: [
    'HS codes are checked for their 6 to 10 digits, not for whether they fit the goods: your customs office or carrier classifies them.',
    'No tax is charged, because goods that leave the country are usually not taxed there.',
    'A statement on origin is printed as you type it. Agreements prescribe its exact words.',
  ],
  sources: [
    {
      title: 'World Customs Organization: Harmonized System nomenclature',
      href: 'https://www.wcoomd.org/en/topics/nomenclature/instrument-and-tools/hs-nomenclature-2022-edition.aspx',
    },
    {
      title: 'International Chamber of Commerce: Incoterms 2020',
      href: 'https://iccwbo.org/business-solutions/incoterms-rules/incoterms-2020/',
    },
  ],
  examples: [
    {
      name: 'Lamps and shades to Canada',
      given: { incoterms: 'FCA Portside, Incoterms 2020', parcels: 4, grossWeight: 52, export: 'Sale' },
      expect: { text: ['9405.21\tDE', 'Total: $1,218.00', 'Net weight: 43.8 kg', 'Gross weight: 52 kg'] },
    },
  ],
})
