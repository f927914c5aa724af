import { defineRule } from '@/lib/law/rule'

const minima = (
  [under65, more65, more75]: readonly [number, number, number],
  [first, second, third, fourth, under3]: readonly [number, number, number, number, number],
) => ({
  personal: { under65, from65: under65 + more65, from75: under65 + more65 + more75 },
  children: { each: [first, second, third, fourth], under3 },
})

const units = { personal: 'money', children: 'money' } as const

/** Personal and child minima of the regions of Spain that have their own, for the regional part of IRPF. */
export const regionalMinima = defineRule({
  title: 'Regional minima of IRPF',
  jurisdiction: 'es',
  checkedOn: '2026-11-27',
  units: {
    andalucia: units,
    asturias: units,
    baleares: units,
    canarias: units,
    valenciana: units,
    galicia: units,
    madrid: units,
  },
  versions: [
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        andalucia: minima([5790, 1200, 1460], [2510, 2820, 4170, 4700, 2920]),
        asturias: minima([6105, 1265, 1540], [2640, 2970, 4400, 4950, 3080]),
        baleares: minima([5550, 1820, 1540], [2400, 2970, 4400, 4950, 2800]),
        canarias: minima([5606, 1162, 1414], [2424, 2727, 4040, 4545, 2828]),
        valenciana: minima([6105, 1265, 1540], [2640, 2970, 4400, 4950, 3080]),
        galicia: minima([5789, 1199, 1460], [2503, 2816, 4172, 4694, 2920]),
        madrid: minima([5956.65, 1234.26, 1502.58], [2575.85, 2897.83, 4400, 4950, 3005.16]),
      },
      sources: [
        {
          title: 'Ministerio de Hacienda: Tributos cedidos, mínimos personales y familiares',
          href: 'https://www.hacienda.gob.es/',
        },
      ],
    },
  ],
})
