import { defineGeneratorCases } from '@/lib/kits/generator'
import employeeIdCard from './employee-id-card'

const identity = {
  title: 'Markus Kuhn: International standard paper sizes, ISO 7810',
  href: 'https://www.cl.cam.ac.uk/~mgk25/iso-paper.html',
}

export default defineGeneratorCases(employeeIdCard, [
  {
    name: 'Lying',
    given: { way: 'wide' },
    expect: { text: ['Cut to: 85.6 × 53.98 mm'] },
    source: { ...identity, how: 'ID-1 = 85.60 × 53.98 mm' },
  },
  {
    name: 'Standing',
    given: { way: 'tall' },
    expect: { text: ['Cut to: 53.98 × 85.6 mm'] },
    source: { ...identity, how: 'The same card turned by 90 degrees' },
  },
  {
    name: 'Ten to an A4 sheet',
    given: { print: 'a4' },
    expect: { text: ['On a sheet: 10'] },
    source: { ...identity, how: '2 × 85.6 = 171.2 of 198 mm and 5 × 53.98 = 269.9 of 285 mm' },
  },
  {
    name: 'The code holds the number alone',
    given: { name: 'Amara Okafor', number: 'HT-00417', code: 'qr' },
    expect: { plain: 'HT-00417', text: ['No. HT-00417'] },
    source: { title: 'The entry itself', how: 'Nothing of the name or the company is in the code' },
  },
  {
    name: 'What stands on the card',
    given: { name: 'Li Na', role: 'Driver', department: 'Depot 3', valid: '2028-06-30' },
    region: 'uk',
    expect: { text: ['Li Na', 'Driver', 'Depot 3', 'Valid until 30 Jun 2028'] },
    source: {
      title: 'By hand',
      how: 'The entries, and the day in the order of Britain, its month cut to three letters',
    },
  },
  {
    name: 'Letters that Code 128 does not have',
    given: { number: '第7号', code: 'barcode' },
    problem: 'number',
    source: {
      title: 'ISO/IEC 15417: Code 128',
      href: 'https://www.iso.org/standard/43896.html',
      how: 'It encodes the characters of ISO/IEC 646 (ASCII)',
    },
  },
])
