import { defineRule } from '@/lib/law/rule'

const inegi = { title: 'INEGI: UMA', href: 'https://www.inegi.org.mx/temas/uma/' } as const

/** The unit of measure of Mexican law (UMA), pesos a day, in January and from February on; a month of it is `monthDays` days. */
export const uma = defineRule({
  title: 'UMA in Mexico',
  jurisdiction: 'mx',
  checkedOn: '2026-11-27',
  units: { january: 'money', later: 'money', monthDays: 'days' },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { january: 108.57, later: 113.14, monthDays: 30.4 },
      sources: [inegi],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { january: 113.14, later: 117.31, monthDays: 30.4 },
      sources: [inegi],
    },
  ],
})
