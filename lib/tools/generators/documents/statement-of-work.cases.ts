import { defineGeneratorCases } from '@/lib/kits/generator'
import work from './statement-of-work'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

export default defineGeneratorCases(work, [
  {
    name: 'Prices and payments with cents add up, and their shares to all of it',
    given: {
      deliverables: [
        { what: 'One', test: 'It runs', due: '2027-01-29', price: 1000.1 },
        { what: 'Two', price: 999.95 },
        { what: 'Three', test: '', due: '2027-02-28', price: 0 },
      ],
      payments: [
        { when: 'D1 is accepted', amount: 666.69 },
        { when: 'D2 is accepted', amount: 666.68 },
        { when: 'D3 is accepted', amount: 666.68 },
      ],
    },
    region: 'uk',
    expect: {
      text: [
        'No.\tDeliverable\tAccepted when\tDue\tPrice\nD1\tOne\tIt runs\t29 Jan 2027\t£1,000.10\nD2\tTwo\t\t\t£999.95\nD3\tThree\t\t28 Feb 2027\t£0.00\nTotal\t\t\t\t£2,000.05',
        'D1 is accepted\t33.4%\t£666.69\nD2 is accepted\t33.3%\t£666.68\nD3 is accepted\t33.3%\t£666.68\nTotal\t\t£2,000.05',
      ],
      files: {
        csv: 'No.,Deliverable,Accepted when,Due,Price\r\nD1,One,It runs,2027-01-29,1000.10\r\nD2,Two,,,999.95\r\nD3,Three,,2027-02-28,0.00\r\n',
      },
    },
    source: paper(
      '1,000.10 + 999.95 = 2,000.05 = 666.69 + 2 × 666.68; thirds of 1,000 tenths of a percent are 334, 333, 333',
    ),
  },
  {
    name: 'Payments that are a cent short',
    given: {
      deliverables: [{ what: 'One', price: 100 }],
      payments: [{ when: 'Signed', amount: 99.99 }],
    },
    problem: 'payments',
    source: request,
  },
  {
    name: 'Without a payment plan the prices stand alone',
    given: { deliverables: [{ what: 'One', test: 'Seen', price: 100 }], payments: [], acceptDays: 1 },
    expect: {
      text: [
        'Total\t\t\t\t$100.00\n\nAcceptance\n\nThe client tests each deliverable within one working day',
        'Changes\n\nEither side',
      ],
    },
    source: request,
  },
  {
    name: 'Every section, in the order of the form',
    given: {
      background: 'A new site.',
      scope: 'Design',
      excluded: 'Hosting',
      assumptions: 'One language',
      duties: 'Pictures by 4 January',
      contacts: [{ name: 'Iris Calder', role: 'Acceptance', reach: 'iris@fernhill.example' }],
      terms: 'VAT is added.',
      reference: 'Contract of 4 May',
      number: 'SOW-7',
      day: '2026-12-01',
      more: [{ heading: 'Security', text: 'Keys stay with the client.' }],
      numbers: true,
    },
    expect: {
      text: [
        'Number: SOW-7\nDate: Dec 1, 2026\nBelongs to: Contract of 4 May',
        '1. Background\n\nA new site.\n\n2. In scope\n\n- Design\n\n3. Out of scope\n\n- Hosting\n\n4. Deliverables',
        '7. Assumptions\n\n- One language\n\n8. Duties of the client\n\n- Pictures by 4 January\n\n9. People\n\nName\tDecides on\tReached at\nIris Calder\tAcceptance\tiris@fernhill.example\n\n10. Changes',
        '11. Other terms\n\nVAT is added.\n\n12. Security\n\nKeys stay with the client.\n\n13. Signatures',
        'For Northlight Studio\nSignature',
        'For Fernhill Hotel\nSignature',
      ],
    },
    source: request,
  },
])
