import { defineGeneratorCases } from '@/lib/kits/generator'
import proposal from './business-proposal'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

export default defineGeneratorCases(proposal, [
  {
    name: 'Prices with two rates, a discount on a line and an option beside the total',
    given: {
      currency: 'GBP',
      taxName: 'vat',
      lines: [
        { description: 'Survey', quantity: 1, price: 349.99, tax: 0.2 },
        { description: 'Insulation', quantity: 12.5, unit: 'm²', price: 38.4, discount: 0.05, tax: 0.05 },
        { description: 'Second survey', quantity: 1, price: 199, tax: 0.2, optional: true },
      ],
    },
    expect: {
      text: [
        'Total without tax: £805.99',
        'VAT 20%: £70.00',
        'VAT 5%: £22.80',
        'Total with tax: £898.79',
        'Second survey\t1\t£199.00\t20%\t£199.00',
        'VAT\t5%\t£456.00\t£22.80',
      ],
    },
    source: paper(
      '12.5 × 38.40 = 480, less 5% = 456; 349.99 + 456 = 805.99. 349.99 × 20% = 69.998, rounded 70.00; 456 × 5% = 22.80',
    ),
  },
  {
    name: 'A deposit and the rest',
    given: {
      currency: 'EUR',
      lines: [{ description: 'Study', quantity: 1, price: 9999.99 }],
      deposit: 0.3,
    },
    expect: { text: ['Total: €9,999.99', 'Deposit to pay now, 30%: €3,000.00', 'Balance: €6,999.99'] },
    source: paper('30% of 9,999.99 is 2,999.997, rounded 3,000.00; 9,999.99 − 3,000.00 = 6,999.99'),
  },
  {
    name: 'Weeks that run one after the other, and one beside them',
    given: {
      phases: [
        { phase: 'Plan', weeks: 2 },
        { phase: 'Build', result: 'A house', weeks: 6 },
        { phase: 'Garden', weeks: 3, start: 4 },
        { phase: 'Handover', weeks: 1 },
      ],
    },
    expect: {
      text: [
        'Plan\t\tWeeks 1–2',
        'Build\tA house\tWeeks 3–8',
        'Garden\t\tWeeks 4–6',
        'Handover\t\tWeek 7',
        '[Timeline: Plan weeks 1–2, Build weeks 3–8, Garden weeks 4–6, Handover week 7]',
      ],
    },
    source: paper('2 weeks, then 6: 3 to 8. Garden begins in 4 and ends in 6; what stands under it begins in 7'),
  },
  {
    name: 'Weeks with dates over the end of a leap February',
    given: { begins: '2028-02-21', phases: [{ phase: 'Move', weeks: 2 }], date: '2028-01-10' },
    expect: { text: ['Move\t\tFeb 21, 2028 – Mar 5, 2028'] },
    source: { title: 'A calendar of 2028', how: '21 to 29 February are nine days, 1 to 5 March five: fourteen' },
  },
  {
    name: 'What is empty is not in the document',
    given: { need: '', phases: [], lines: [] },
    expect: {
      plain: '',
      text: [
        'Business proposal\n\nA booking website that guests can use on a phone\n\nProposal number: PRP-2026-0001\nDate of the proposal: Nov 23, 2026\nValid until: Dec 23, 2026\n\nFrom: Northlight Studio\n5 Mill Lane\nHarbourton HB2 4QT\nhello@northlight.example\n\nFor: Fernhill Hotel\nAttn. Iris Calder\n1 Castle Walk\nHarbourton HB1 1AA\n\nAcceptance\n\nBy signing',
      ],
    },
    source: request,
  },
  {
    name: 'Every section, in the order of the form, with numbers and a cover',
    given: {
      summary: 'Short.',
      goals: '- One\n- Two',
      approach: 'First this.\n\n- a\n- b',
      excluded: 'Hosting',
      duties: 'Texts',
      team: [{ name: 'Ada Kern', role: 'Lead' }],
      references: [{ client: 'Oak Inn', work: 'Site', outcome: 'Twice the bookings' }],
      assumptions: 'One contact',
      terms: 'Paid in 14 days.',
      steps: 'Sign',
      more: [{ heading: 'Care', text: 'We stay.' }],
      numbers: true,
      cover: true,
    },
    expect: {
      text: [
        'Contents\n\n1. Summary\n2. What you need\n3. Goals\n4. Our approach\n5. Work and timeline\n6. Not included\n7. What we need from you\n8. Price\n9. Who does the work\n10. Earlier work\n11. Assumptions\n12. Terms\n13. Next steps\n14. Care\n15. Acceptance',
        '3. Goals\n\n- One\n- Two\n\n4. Our approach\n\nFirst this.\n\n- a\n- b\n\n',
        'Name\tRole\nAda Kern\tLead',
        'Client\tWork\tResult\nOak Inn\tSite\tTwice the bookings',
        '14. Care\n\nWe stay.\n\n15. Acceptance',
        'For Fernhill Hotel\nSignature',
        'For Northlight Studio\nSignature',
      ],
    },
    source: request,
  },
  {
    name: 'Nothing but options has no price to sign',
    given: { lines: [{ description: 'Gate', quantity: 1, price: 120, optional: true }] },
    problem: 'lines',
    source: request,
  },
])
