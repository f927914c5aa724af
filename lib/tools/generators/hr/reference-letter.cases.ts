import { defineGeneratorCases } from '@/lib/kits/generator'
import reference from './reference-letter'

const byHand = { title: 'The reference written by hand', how: 'Each sentence composed from the entries' }
const person = { personName: 'Maya Lind', writerName: 'Owen Hart', employer: 'Harbour Tools Ltd' }

export default defineGeneratorCases(reference, [
  {
    name: 'Two years to the day, over a leap day',
    given: { ...person, kind: 'facts', role: 'analyst', startDate: '2023-03-01', endDate: '2025-02-28' },
    region: 'uk',
    expect: {
      text: ['as analyst from 1 March 2023 to 28 February 2025, which is 2 years.', 'add no opinion'],
    },
    source: {
      title: 'Python dateutil.relativedelta',
      how: 'relativedelta(2025-02-28 + 1 day, 2023-03-01) is 2 years, 0 months, 0 days',
    },
  },
  {
    name: 'A month and a day',
    given: { ...person, kind: 'employment', role: 'analyst', startDate: '2026-01-31', endDate: '2026-02-28' },
    region: 'uk',
    expect: { text: ['which is 1 month and 1 day.'] },
    source: {
      title: 'Python dateutil.relativedelta',
      how: 'relativedelta(2026-03-01, 2026-01-31) is 1 month and 1 day',
    },
  },
  {
    name: 'Facts only, without a word of opinion',
    given: {
      ...person,
      kind: 'facts',
      role: 'planner',
      still: true,
      startDate: '2021-06-15',
      duties: 'Weekly plans',
      firstExample: 'She saved the quarter.',
      strength: 'strong',
    },
    region: 'uk',
    expect: {
      text: [
        'from 15 June 2021 and still is.\n\nThe work consisted of:\n\n- Weekly plans\n\nWe give these facts about everybody who asks',
      ],
    },
    source: {
      title: 'Acas: references when someone changes jobs',
      href: 'https://www.acas.org.uk/providing-a-job-reference',
      how: 'A basic reference confirms that somebody worked there, and no more; composed by hand',
    },
  },
  {
    name: 'A student, recommended without reservation',
    given: {
      ...person,
      kind: 'academic',
      role: 'mechanical engineering',
      employer: 'Northern College',
      startDate: '2022-10-01',
      endDate: '2025-07-31',
      strength: 'strong',
      addressee: 'Admissions, Harbour University',
      questions: 'owen.hart@example.org',
    },
    region: 'uk',
    expect: {
      text: [
        'Admissions, Harbour University',
        'studied mechanical engineering at Northern College from 1 October 2022 to 31 July 2025, which is 2 years and 10 months.',
        'I recommend Maya Lind without reservation, and would gladly work with Maya Lind again.',
        'For questions: owen.hart@example.org',
      ],
    },
    source: byHand,
  },
  {
    name: 'A character reference with a confirmation',
    given: { ...person, kind: 'character', startDate: '2015-05-01', relation: 'a neighbour', strength: 'plain' },
    region: 'uk',
    expect: { text: ['I have known Maya Lind since 1 May 2015, as a neighbour.', 'I am glad to confirm this.'] },
    source: byHand,
  },
  {
    name: 'A tenant who paid late and left damage',
    given: { ...person, kind: 'tenant', role: 'a shop', rentPaid: 'late', rooms: 'damaged', strength: 'none' },
    expect: { text: ['The rent was paid late several times. The rooms were left with damage.'] },
    source: byHand,
  },
  {
    name: 'A tenant with few exceptions and the wear of use',
    given: { ...person, kind: 'tenant', role: 'a shop', rentPaid: 'mostly', rooms: 'worn' },
    expect: {
      text: ['The rent was paid in full, and on time with few exceptions. The rooms were kept as use explains.'],
    },
    source: byHand,
  },
  {
    name: 'It ended before it began',
    given: { ...person, startDate: '2026-02-01', endDate: '2026-01-31' },
    problem: 'endDate',
    source: { title: 'The calendar', how: '31 January comes before 1 February' },
  },
])
