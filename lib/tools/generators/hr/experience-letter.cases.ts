import { defineGeneratorCases } from '@/lib/kits/generator'
import experience from './experience-letter'

const calendar = {
  title: 'A wall calendar',
  how: 'Years and months counted from the first day, then the days that are left, both ends included',
}

export default defineGeneratorCases(experience, [
  {
    name: 'One whole year that begins on 29 February',
    given: { startDate: '2024-02-29', endDate: '2025-02-27' },
    region: 'uk',
    expect: { text: ['from 29 February 2024 to 27 February 2025, which is 1 year.'] },
    source: calendar,
  },
  {
    name: 'From one month’s end to another',
    given: { startDate: '2020-01-31', endDate: '2023-02-28' },
    region: 'uk',
    expect: { text: ['which is 3 years, 1 month and 1 day.'] },
    source: calendar,
  },
  {
    name: 'A single day',
    given: { startDate: '2026-11-23', endDate: '2026-11-23' },
    expect: { text: ['which is 1 day.'] },
    source: calendar,
  },
  {
    name: 'The end before the beginning',
    given: { startDate: '2026-11-23', endDate: '2026-11-22' },
    problem: 'endDate',
    source: calendar,
  },
  {
    name: 'Positions that overlap by a day',
    given: {
      roles: [
        { title: 'Analyst', from: '2022-01-10', to: '2024-03-31' },
        { title: 'Lead', from: '2024-03-31', to: '2025-01-01' },
      ],
    },
    problem: 'roles',
    source: calendar,
  },
])
