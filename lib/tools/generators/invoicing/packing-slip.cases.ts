import { defineGeneratorCases } from '@/lib/kits/generator'
import packingSlip from './packing-slip'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

export default defineGeneratorCases(packingSlip, [
  {
    name: 'Lines come in the order of the cartons',
    given: {
      numbered: false,
      lines: [
        { carton: 2, description: 'Lid', quantity: 3 },
        { carton: 1, description: 'Pot', quantity: 3 },
      ],
    },
    expect: {
      text: ['Carton 1 of 2\n\nDescription\tQuantity\nPot\t3', 'Carton 2 of 2\n\nDescription\tQuantity\nLid\t3'],
    },
    source: request,
  },
  {
    name: 'Weights of each carton and of all',
    given: {
      lines: [
        { carton: 1, description: 'Nails', quantity: 1, weight: 0.1 },
        { carton: 1, description: 'Screws', quantity: 1, weight: 0.2 },
        { carton: 2, description: 'Hammer', quantity: 1, weight: 1.05 },
      ],
    },
    expect: { text: ['Net weight: 0.3 kg', 'Net weight: 1.05 kg', 'Net weight: 1.35 kg'] },
    source: paper('0.1 + 0.2 = 0.3; with 1.05 it is 1.35'),
  },
  {
    name: 'Nothing is packed into numbered cartons',
    given: { numbered: false, lines: [{ description: 'Rug', quantity: 1 }] },
    expect: { text: ['Description\tQuantity\nRug\t1'] },
    source: request,
  },
  {
    name: 'What is in no carton comes last',
    given: {
      lines: [
        { description: 'Umbrella', quantity: 1 },
        { carton: 1, description: 'Boots', quantity: 1 },
      ],
    },
    expect: { text: ['Carton 1 of 1', 'Not in a carton'] },
    source: request,
  },
  {
    name: 'The weight of all stands before the pages of the cartons',
    given: { cartonPages: true },
    expect: { text: ['Net weight: 18.4 kg\n\nPacking slip PS-2026-0001: Carton 1 of 2'] },
    source: paper('8.4 + 4.8 + 5.2 = 18.4'),
  },
  {
    name: 'A page for the second carton names the slip and the recipient',
    given: { cartonPages: true },
    expect: { text: ['Packing slip PS-2026-0001: Carton 2 of 2\n\nShip to: The Corner Kitchen'] },
    source: request,
  },
  {
    name: 'The lines as a table',
    given: { lines: [{ carton: 3, description: '=lamp', quantity: 2, unit: 'pieces', weight: 1.5 }] },
    expect: { files: { csv: "Carton,Description,Quantity,Unit,Net weight\r\n3,'=lamp,2,pieces,1.5\r\n" } },
    source: {
      title: 'OWASP: CSV injection',
      href: 'https://owasp.org/www-community/attacks/CSV_Injection',
      how: 'An apostrophe before text that begins with an equals sign',
    },
  },
])
