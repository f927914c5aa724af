import { defineGeneratorCases } from '@/lib/kits/generator'
import termination from './termination-letter'

const byHand = { title: 'The letter written by hand' }

export default defineGeneratorCases(termination, [
  {
    name: 'The appeal, with a companion in the United Kingdom',
    given: { law: 'uk', appealTo: 'Ana Reyes', appealDays: 5 },
    expect: {
      text: [
        'Write to Ana Reyes within 5 days of receiving this letter',
        'accompanied at the appeal hearing by a colleague or a trade union representative',
      ],
    },
    source: {
      title: 'Acas Code, paragraphs 26 to 28',
      href: 'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures/html',
    },
  },
  {
    name: 'Final pay adds up to the cent',
    given: {
      items: [
        { item: 'Pay', amount: 0.1 },
        { item: 'Leave', amount: 0.2 },
      ],
      law: 'uk',
    },
    expect: { text: ['Total\t£0.30'] },
    source: { title: 'Arithmetic', how: '0.1 + 0.2 = 0.3' },
  },
  {
    name: 'A fixed term needs no decision',
    given: { cause: 'term', lastDay: '2027-06-30', law: 'uk' },
    expect: { text: ['ends when its term is over and will not be renewed. Your last day is 30 June 2027.'] },
    source: byHand,
  },
  {
    name: 'A last day before the letter',
    given: { letterDate: '2027-01-04', lastDay: '2027-01-03' },
    problem: 'lastDay',
    source: byHand,
  },
])
