import { defineGeneratorCases } from '@/lib/kits/generator'
import deliveryNote from './delivery-note'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

export default defineGeneratorCases(deliveryNote, [
  {
    name: 'Ordered is delivered and to follow',
    given: { lines: [{ description: 'Sand', quantity: 2.3, delivered: 1.1, unit: 't' }] },
    expect: { text: ['Sand\t2.3 t\t1.1 t\t1.2 t'] },
    source: paper('2.3 − 1.1 = 1.2'),
  },
  {
    name: 'Nothing entered as delivered means all of it',
    given: { lines: [{ description: 'Brick', quantity: 500 }] },
    expect: { text: ['Brick\t500\t500\t0'] },
    source: request,
  },
  {
    name: 'Nothing came',
    given: { lines: [{ description: 'Brick', quantity: 500, delivered: 0 }] },
    expect: { text: ['Brick\t500\t0\t500'] },
    source: request,
  },
  {
    name: 'More came than was ordered',
    given: { lines: [{ description: 'Brick', quantity: 500, delivered: 510 }] },
    expect: { text: ['Brick\t500\t510\t0'] },
    source: request,
  },
  {
    name: 'What is to follow as a table',
    given: { lines: [{ description: '-cable', quantity: 10, delivered: 4, unit: 'm' }] },
    expect: { files: { csv: "Description,Quantity,Delivered,Unit\r\n'-cable,10,4,m\r\n" } },
    source: {
      title: 'OWASP: CSV injection',
      href: 'https://owasp.org/www-community/attacks/CSV_Injection',
      how: 'An apostrophe before text that begins with a minus',
    },
  },
])
