import { defineRule } from '@/lib/law/rule'

const register = {
  title: 'Ministero dell’economia e delle finanze: Addizionali all’IRPEF',
  href: 'https://www1.finanze.gov.it/finanze/addcomunali/',
} as const

/**
 * A surcharge on IRPEF. `flat` charges incomes up to a limit at one rate, `free` leaves incomes up to a limit alone, `off` lowers the
 * income up to a limit, `credit` lowers the surcharge of incomes between two limits.
 */
export interface Surcharge {
  brackets: readonly { over: number; rate: number }[]
  flat?: { rate: number; upTo: number }
  free?: number
  off?: { amount: number; upTo: number }
  credit?: { amount: number; over: number; upTo: number }
}
type Table<Name extends string> = Readonly<Record<Name, Surcharge>>

const scale = (...steps: readonly (readonly [number, number])[]) => ({
  brackets: steps.map(([over, rate]) => ({ over, rate })),
})

const units = {
  brackets: { over: 'money', rate: 'percent' },
  flat: { rate: 'percent', upTo: 'money' },
  free: 'money',
  off: 'money',
  credit: 'money',
} as const
const unitsOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, units])) as unknown as Readonly<Record<Name, typeof units>>

const regionsReadTwice = ['lombardia', 'lazio'] as const
const regionsReadOnce = [
  'abruzzo',
  'basilicata',
  'bolzano',
  'calabria',
  'campania',
  'emiliaRomagna',
  'friuli',
  'liguria',
  'marche',
  'molise',
  'piemonte',
  'puglia',
  'sardegna',
  'sicilia',
  'toscana',
  'trento',
  'umbria',
  'aosta',
  'veneto',
] as const

const lazio = { ...scale([0, 0.0173], [15_000, 0.0333]), flat: { rate: 0.0173, upTo: 28_000 } }

const readTwice: Table<(typeof regionsReadTwice)[number]> = {
  lombardia: scale([0, 0.0123], [15_000, 0.0158], [28_000, 0.0172], [50_000, 0.0173]),
  lazio: { ...lazio, credit: { amount: 60, over: 28_000, upTo: 30_000 } },
}

/** Regional surcharges in Italy whose figures were read twice. */
export const regionalSurcharges = defineRule<typeof readTwice>({
  title: 'Regional surcharges of Lombardy and Lazio',
  jurisdiction: 'it',
  checkedOn: '2026-11-27',
  units: unitsOf(regionsReadTwice),
  versions: [{ from: '2026-01-01', until: '2026-12-31', value: readTwice, sources: [register] }],
})

const readOnce: Table<(typeof regionsReadOnce)[number]> = {
  abruzzo: scale([0, 0.0167], [28_000, 0.0287], [50_000, 0.0333]),
  basilicata: scale([0, 0.0123]),
  bolzano: { ...scale([0, 0.0123], [50_000, 0.0173]), credit: { amount: 430.5, over: 0, upTo: 90_000 } },
  calabria: scale([0, 0.0173]),
  campania: scale([0, 0.0173], [15_000, 0.0296], [28_000, 0.032], [50_000, 0.0333]),
  emiliaRomagna: scale([0, 0.0133], [15_000, 0.0193], [28_000, 0.0293], [50_000, 0.0333]),
  friuli: scale([0, 0.007], [15_000, 0.0123]),
  liguria: scale([0, 0.0123], [28_000, 0.0318], [50_000, 0.0323]),
  marche: scale([0, 0.0123], [15_000, 0.0153], [28_000, 0.017], [50_000, 0.0173]),
  molise: scale([0, 0.0173], [15_000, 0.0193], [28_000, 0.0333]),
  piemonte: scale([0, 0.0162], [15_000, 0.0268], [28_000, 0.0331], [50_000, 0.0333]),
  puglia: scale([0, 0.0133], [15_000, 0.0143], [28_000, 0.0163], [50_000, 0.0185]),
  sardegna: scale([0, 0.0123]),
  sicilia: scale([0, 0.0123]),
  toscana: scale([0, 0.0142], [15_000, 0.0143], [28_000, 0.0332], [50_000, 0.0333]),
  trento: { ...scale([0, 0.0123], [50_000, 0.0173]), off: { amount: 30_000, upTo: 30_000 } },
  umbria: {
    ...scale([0, 0.0123], [28_000, 0.0167], [50_000, 0.0183]),
    credit: { amount: 150, over: 28_000, upTo: 50_000 },
  },
  aosta: { ...scale([0, 0.0123]), free: 15_000 },
  veneto: scale([0, 0.0123]),
}

/** Regional surcharges in Italy whose figures were read in one source only. */
export const otherRegionalSurcharges = defineRule<typeof readOnce>({
  title: 'Other regional surcharges in Italy',
  jurisdiction: 'it',
  checkedOn: '2026-11-27',
  units: unitsOf(regionsReadOnce),
  versions: [
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: readOnce,
      sources: [register],
      readOnce: ['the surcharge of this region'],
    },
  ],
})

const towns = ['milano', 'roma', 'napoli', 'torino'] as const
const ofTowns: Table<(typeof towns)[number]> = {
  milano: { ...scale([0, 0.008]), free: 23_000 },
  roma: { ...scale([0, 0.009]), free: 14_000 },
  napoli: { ...scale([0, 0.01]), free: 12_000 },
  torino: { ...scale([0, 0.008], [28_000, 0.011], [50_000, 0.012]), free: 11_790 },
}

/** Municipal surcharges of the four largest towns of Italy. */
export const municipalSurcharges = defineRule<typeof ofTowns>({
  title: 'Municipal surcharges in Italy',
  jurisdiction: 'it',
  checkedOn: '2026-11-27',
  units: unitsOf(towns),
  versions: [
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: ofTowns,
      sources: [register],
      readOnce: ['the surcharge of this town'],
    },
  ],
})
