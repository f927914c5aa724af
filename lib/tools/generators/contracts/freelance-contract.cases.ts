import { defineGeneratorCases } from '@/lib/kits/generator'
import contract from './freelance-contract'

export default defineGeneratorCases(contract, [
  {
    name: 'Late payment in the European Union',
    given: { law: 'eu', payDays: 30 },
    expect: {
      text: [
        'due 30 days after the Client receives them',
        'statutory interest and the fixed sum for recovery costs',
        'without a reminder',
      ],
    },
    source: {
      title: 'Directive 2011/7/EU, articles 3(1), 6(1) and 6(2)',
      href: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj',
      how: 'Interest and a fixed sum, both without the necessity of a reminder',
    },
  },
  {
    name: 'Numbers without options',
    given: { law: 'global', secret: false },
    expect: {
      text: [
        '1. The work',
        '5. Rights in the work',
        '6. No employment',
        '9. The whole agreement',
        '10. Law and courts',
      ],
    },
    source: { title: 'Numbering by hand', how: 'The clauses that the choices leave, counted on paper' },
  },
  {
    name: 'Milestones that fall short by a cent',
    given: {
      fee: 100,
      milestones: [
        { milestone: 'One', amount: 33.33 },
        { milestone: 'Two', amount: 66.66 },
      ],
    },
    problem: 'milestones',
    source: { title: 'Arithmetic', how: '33.33 + 66.66 = 99.99' },
  },
  {
    name: 'Dimes that meet the fee',
    given: {
      law: 'uk',
      fee: 0.3,
      milestones: [
        { milestone: 'One', amount: 0.1 },
        { milestone: 'Two', amount: 0.2 },
      ],
    },
    expect: { text: ['Total\t\t£0.30'] },
    source: { title: 'Arithmetic', how: '0.1 + 0.2 = 0.3' },
  },
])
