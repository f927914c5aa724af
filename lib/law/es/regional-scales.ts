import { defineRule } from '@/lib/law/rule'

const decrees = {
  title: 'Ministerio de Hacienda: Tributos cedidos, escalas autonómicas del IRPF',
  href: 'https://www.hacienda.gob.es/',
} as const

const scale = (...bands: readonly (readonly [number, number])[]) => bands.map(([over, rate]) => ({ over, rate }))

/** Regional scales of IRPF that were the same in two years: the reference scale of the act, and Catalonia’s. */
export const standingScales = defineRule({
  title: 'Regional scales of IRPF since 2025',
  jurisdiction: 'es',
  checkedOn: '2026-11-27',
  units: { reference: { over: 'money', rate: 'percent' }, cataluna: { over: 'money', rate: 'percent' } },
  versions: [
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: {
        reference: scale(
          [0, 0.095],
          [12_450, 0.12],
          [20_200, 0.15],
          [35_200, 0.185],
          [60_000, 0.225],
          [300_000, 0.245],
        ),
        cataluna: scale(
          [0, 0.095],
          [12_500, 0.125],
          [22_000, 0.16],
          [33_000, 0.19],
          [53_000, 0.215],
          [90_000, 0.235],
          [120_000, 0.245],
          [175_000, 0.255],
        ),
      },
      sources: [decrees],
    },
  ],
})

const band = { over: 'money', rate: 'percent' } as const

/** Regional scales of IRPF of the other regions under the common system. */
export const regionalScales = defineRule({
  title: 'Regional scales of IRPF',
  jurisdiction: 'es',
  checkedOn: '2026-11-27',
  units: {
    andalucia: band,
    aragon: band,
    asturias: band,
    baleares: band,
    canarias: band,
    cantabria: band,
    castillaLaMancha: band,
    castillaLeon: band,
    valenciana: band,
    extremadura: band,
    galicia: band,
    madrid: band,
    murcia: band,
    rioja: band,
  },
  versions: [
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        andalucia: scale([0, 0.095], [13_000, 0.12], [21_100, 0.15], [35_200, 0.185], [60_000, 0.225]),
        aragon: scale(
          [0, 0.095],
          [13_072.5, 0.12],
          [21_210, 0.15],
          [36_960, 0.185],
          [52_500, 0.205],
          [60_000, 0.23],
          [80_000, 0.24],
          [90_000, 0.25],
          [130_000, 0.255],
        ),
        asturias: scale(
          [0, 0.09],
          [12_450, 0.12],
          [17_707.2, 0.14],
          [33_007.2, 0.192],
          [53_407.2, 0.215],
          [70_000, 0.225],
          [90_000, 0.25],
          [175_000, 0.26],
        ),
        baleares: scale(
          [0, 0.09],
          [10_000, 0.1125],
          [18_000, 0.1425],
          [30_000, 0.175],
          [48_000, 0.19],
          [70_000, 0.2175],
          [90_000, 0.2275],
          [120_000, 0.2375],
          [175_000, 0.2475],
        ),
        canarias: scale(
          [0, 0.09],
          [13_748, 0.115],
          [19_422, 0.14],
          [35_924, 0.185],
          [57_566, 0.235],
          [93_268, 0.25],
          [123_745, 0.26],
        ),
        cantabria: scale([0, 0.085], [13_000, 0.11], [21_000, 0.145], [35_200, 0.18], [60_000, 0.225], [90_000, 0.245]),
        castillaLaMancha: scale([0, 0.095], [12_450, 0.12], [20_200, 0.15], [35_200, 0.185], [60_000, 0.225]),
        castillaLeon: scale([0, 0.09], [12_450, 0.12], [20_200, 0.14], [35_200, 0.185], [53_407.2, 0.215]),
        valenciana: scale(
          [0, 0.088],
          [12_000, 0.117],
          [22_000, 0.146],
          [32_000, 0.17],
          [42_000, 0.194],
          [52_000, 0.219],
          [62_000, 0.244],
          [72_000, 0.261],
          [100_000, 0.2735],
          [150_000, 0.2835],
          [200_000, 0.2935],
        ),
        extremadura: scale(
          [0, 0.0775],
          [12_450, 0.0975],
          [20_200, 0.16],
          [24_200, 0.175],
          [35_200, 0.21],
          [60_000, 0.235],
          [80_200, 0.24],
          [99_200, 0.245],
          [120_200, 0.25],
        ),
        galicia: scale([0, 0.09], [12_985.35, 0.1165], [21_068.6, 0.149], [35_200, 0.184], [60_000, 0.225]),
        madrid: scale([0, 0.085], [13_362.22, 0.107], [19_004.63, 0.128], [35_425.68, 0.174], [57_320.4, 0.205]),
        murcia: scale([0, 0.095], [12_450, 0.112], [20_200, 0.133], [34_000, 0.179], [60_000, 0.225]),
        rioja: scale(
          [0, 0.08],
          [12_450, 0.106],
          [20_200, 0.136],
          [35_200, 0.178],
          [40_000, 0.183],
          [50_000, 0.19],
          [60_000, 0.245],
          [120_000, 0.27],
        ),
      },
      sources: [decrees],
    },
  ],
})
