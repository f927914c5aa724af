import { defineLineItemDocument } from '@/lib/families/line-item-documents'

export default defineLineItemDocument({
  record: 'delivery-note',
  title: 'Delivery note',
  number: { label: 'Delivery note number', initial: 'DN-2026-0001' },
  date: 'Delivery date',
  from: {
    label: 'From (your business)',
    role: 'From',
    initial: 'Northlight Lamps\n40 Foundry Street\nPortside 4021',
  },
  to: { label: 'Deliver to', role: 'Deliver to', initial: 'Casa Verde\n5 Plaza Mayor\nVillanueva 8002' },
  columns: ['description', 'quantity', 'delivered', 'unit'],
  lines: [
    { description: 'Desk lamp, brass', quantity: 24, delivered: 20, unit: 'pieces' },
    { description: 'Spare bulb', quantity: 48, delivered: 48, unit: 'pieces' },
  ],
  fields: ['shipTo', 'carrier', 'parcels', 'grossWeight'],
  signers: ['Received in good order by'],
  numbers: () => import('@/lib/engines/party-numbers'),
  makes: 'A delivery note without prices: what was ordered, what came, what is to follow, and a place to sign for it.',
  limits: [
    'Prices are neither asked nor printed, so that the driver and the warehouse do not see them.',
    'What is to follow is ordered less delivered. Where more came than was ordered, nothing is to follow and a note says so.',
    'The recipient signs on paper.',
  ],
  examples: [
    {
      name: 'Four lamps to follow',
      given: { carrier: 'Parcel line 7, 4471 2203', parcels: 3 },
      expect: {
        text: [
          'Desk lamp, brass\t24 pieces\t20 pieces\t4 pieces',
          'Spare bulb\t48 pieces\t48 pieces\t0 pieces',
          'Parcels: 3',
        ],
      },
    },
  ],
})
