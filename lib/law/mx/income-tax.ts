import { defineRule } from '@/lib/law/rule'

const tariffs = {
  title: 'SAT: Resolución Miscelánea Fiscal, Anexo 8',
  href: 'https://www.sat.gob.mx/minisitio/NormatividadRMFyRGCE/index.html',
} as const
const decree = {
  title: 'Decreto del subsidio para el empleo (DOF)',
  href: 'https://sidof.segob.gob.mx/notas/docFuente/5777649',
} as const
const sources = [tariffs, decree] as const

/**
 * Income tax on wages in Mexico (ISR), pesos: the tariffs of a month and of a year, a fee and a rate of what exceeds the lower limit
 * of the row. The subsidy lowers the tax of a month with an income up to `incomeMost` by a share of the monthly UMA, of which January
 * has one of its own because the UMA changes with February.
 */
export const incomeTax = defineRule({
  title: 'Income tax on wages in Mexico',
  jurisdiction: 'mx',
  checkedOn: '2026-11-27',
  units: {
    monthly: { from: 'money', fee: 'money', rate: 'percent' },
    yearly: { from: 'money', fee: 'money', rate: 'percent' },
    subsidy: { january: 'percent', later: 'percent', incomeMost: 'money' },
  },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        monthly: [
          { from: 0, fee: 0, rate: 0.0192 },
          { from: 746.05, fee: 14.32, rate: 0.064 },
          { from: 6332.06, fee: 371.83, rate: 0.1088 },
          { from: 11_128.02, fee: 893.63, rate: 0.16 },
          { from: 12_935.83, fee: 1182.88, rate: 0.1792 },
          { from: 15_487.72, fee: 1640.18, rate: 0.2136 },
          { from: 31_236.5, fee: 5004.12, rate: 0.2352 },
          { from: 49_233.01, fee: 9236.89, rate: 0.3 },
          { from: 93_993.91, fee: 22_665.17, rate: 0.32 },
          { from: 125_325.21, fee: 32_691.18, rate: 0.34 },
          { from: 375_975.62, fee: 117_912.32, rate: 0.35 },
        ],
        yearly: [
          { from: 0, fee: 0, rate: 0.0192 },
          { from: 8952.5, fee: 171.88, rate: 0.064 },
          { from: 75_984.56, fee: 4461.94, rate: 0.1088 },
          { from: 133_536.08, fee: 10_723.55, rate: 0.16 },
          { from: 155_229.81, fee: 14_194.54, rate: 0.1792 },
          { from: 185_852.58, fee: 19_682.13, rate: 0.2136 },
          { from: 374_837.89, fee: 60_049.4, rate: 0.2352 },
          { from: 590_796, fee: 110_842.74, rate: 0.3 },
          { from: 1_127_926.85, fee: 271_981.99, rate: 0.32 },
          { from: 1_503_902.47, fee: 392_294.17, rate: 0.34 },
          { from: 4_511_707.38, fee: 1_414_947.85, rate: 0.35 },
        ],
        subsidy: { january: 0.1439, later: 0.138, incomeMost: 10_171 },
      },
      sources,
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        monthly: [
          { from: 0, fee: 0, rate: 0.0192 },
          { from: 844.6, fee: 16.22, rate: 0.064 },
          { from: 7168.52, fee: 420.95, rate: 0.1088 },
          { from: 12_598.03, fee: 1011.68, rate: 0.16 },
          { from: 14_644.65, fee: 1339.14, rate: 0.1792 },
          { from: 17_533.65, fee: 1856.84, rate: 0.2136 },
          { from: 35_362.84, fee: 5665.16, rate: 0.2352 },
          { from: 55_736.69, fee: 10_457.09, rate: 0.3 },
          { from: 106_410.51, fee: 25_659.23, rate: 0.32 },
          { from: 141_880.67, fee: 37_009.69, rate: 0.34 },
          { from: 425_642, fee: 133_488.54, rate: 0.35 },
        ],
        yearly: [
          { from: 0, fee: 0, rate: 0.0192 },
          { from: 10_135.12, fee: 194.59, rate: 0.064 },
          { from: 86_022.12, fee: 5051.37, rate: 0.1088 },
          { from: 151_176.2, fee: 12_140.13, rate: 0.16 },
          { from: 175_735.67, fee: 16_069.64, rate: 0.1792 },
          { from: 210_403.7, fee: 22_282.14, rate: 0.2136 },
          { from: 424_353.98, fee: 67_981.92, rate: 0.2352 },
          { from: 668_840.15, fee: 125_485.07, rate: 0.3 },
          { from: 1_276_925.99, fee: 307_910.81, rate: 0.32 },
          { from: 1_702_567.98, fee: 444_116.23, rate: 0.34 },
          { from: 5_107_703.93, fee: 1_601_862.46, rate: 0.35 },
        ],
        subsidy: { january: 0.1559, later: 0.1502, incomeMost: 11_492.66 },
      },
      sources,
    },
  ],
})
