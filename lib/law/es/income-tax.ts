import { defineRule } from '@/lib/law/rule'

const act = {
  title: 'Ley 35/2006 del IRPF, artículos 19, 20, 57, 58, 63 y 84 y disposición adicional 61.ª',
  href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764',
} as const

const shared = {
  scale: [
    { over: 0, rate: 0.095 },
    { over: 12_450, rate: 0.12 },
    { over: 20_200, rate: 0.15 },
    { over: 35_200, rate: 0.185 },
    { over: 60_000, rate: 0.225 },
    { over: 300_000, rate: 0.245 },
  ],
  expenses: 2000,
  work: {
    most: 7302,
    fullUpTo: 14_852,
    taper: 1.75,
    middle: 2364.34,
    middleFrom: 17_673.52,
    middleTaper: 1.14,
    zeroFrom: 19_747.5,
  },
  personal: { under65: 5550, from65: 6700, from75: 8100 },
  children: { each: [2400, 2700, 4000, 4500], under3: 2800 },
  joint: { individual: 0, couple: 3400, parent: 2150 },
}

/**
 * IRPF on pay in Spain: the state scale, general expenses of work, the reduction for work by net work income (full, then two
 * straight lines), personal and child minima, the reduction of a joint return, and the deduction for low pay by gross pay.
 */
export const incomeTax = defineRule({
  title: 'Income tax in Spain',
  jurisdiction: 'es',
  checkedOn: '2026-11-27',
  units: {
    scale: { over: 'money', rate: 'percent' },
    expenses: 'money',
    work: {
      most: 'money',
      fullUpTo: 'money',
      taper: 'count',
      middle: 'money',
      middleFrom: 'money',
      middleTaper: 'count',
      zeroFrom: 'money',
    },
    personal: 'money',
    children: 'money',
    joint: 'money',
    lowPay: { most: 'money', fullUpTo: 'money', taper: 'percent', zeroFrom: 'money' },
  },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { ...shared, lowPay: { most: 340, fullUpTo: 16_576, taper: 0.2, zeroFrom: 18_276 } },
      sources: [act],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { ...shared, lowPay: { most: 590.89, fullUpTo: 17_094, taper: 0.2, zeroFrom: 20_048.45 } },
      sources: [act],
    },
  ],
})
