import { defineRule } from '@/lib/law/rule'
import { alike, each, rates, usual, unitsOfStateLaw, type StateLaw } from '../state-law'

const office = { title: 'Tax office of California', href: 'https://www.ftb.ca.gov' } as const

/** Individual income tax of California, by tax year; dollars and fractions. */
export const california = defineRule<StateLaw>({
  title: 'Income tax of California',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: unitsOfStateLaw,
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: usual(
          rates(
            [0, 0.01],
            [10_756, 0.02],
            [25_499, 0.04],
            [40_245, 0.06],
            [55_866, 0.08],
            [70_606, 0.093],
            [360_659, 0.103],
            [432_787, 0.113],
            [721_314, 0.123],
          ),
          rates(
            [0, 0.01],
            [21_512, 0.02],
            [50_998, 0.04],
            [80_490, 0.06],
            [111_732, 0.08],
            [141_212, 0.093],
            [721_318, 0.103],
            [865_574, 0.113],
            [1_442_628, 0.123],
          ),
          rates(
            [0, 0.01],
            [21_527, 0.02],
            [51_000, 0.04],
            [65_744, 0.06],
            [81_364, 0.08],
            [96_107, 0.093],
            [490_493, 0.103],
            [588_593, 0.113],
            [980_987, 0.123],
          ),
        ),
        surcharge: { over: 1_000_000, rate: 0.01 },
        deduction: usual(5540, 11_080, 11_080),
        credit: {
          person: 149,
          dependant: 461,
          fade: {
            kind: 'steps',
            from: usual(244_857, 489_719, 367_291),
            each: each(2500, 2500, 1250, 2500, 2500),
            by: alike(6),
            begun: true,
          },
        },
      },
      sources: [
        office,
        {
          title: 'California Income Tax Rate Schedules for 2024',
          href: 'https://www.ftb.ca.gov/forms/2024/2024-540-tax-rate-schedules.pdf',
        },
        {
          title: '2024 Form 540 California Resident Income Tax Return',
          href: 'https://www.ftb.ca.gov/forms/2024/2024-540.pdf#page=2',
        },
      ],
      readOnce: ['the surcharge above a million', 'where the exemption credits fall'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: usual(
          rates(
            [0, 0.01],
            [11_079, 0.02],
            [26_264, 0.04],
            [41_452, 0.06],
            [57_542, 0.08],
            [72_724, 0.093],
            [371_479, 0.103],
            [445_771, 0.113],
            [742_953, 0.123],
          ),
          rates(
            [0, 0.01],
            [22_158, 0.02],
            [52_528, 0.04],
            [82_904, 0.06],
            [115_084, 0.08],
            [145_448, 0.093],
            [742_958, 0.103],
            [891_542, 0.113],
            [1_485_906, 0.123],
          ),
          rates(
            [0, 0.01],
            [22_173, 0.02],
            [52_530, 0.04],
            [67_716, 0.06],
            [83_805, 0.08],
            [98_990, 0.093],
            [505_208, 0.103],
            [606_251, 0.113],
            [1_010_417, 0.123],
          ),
        ),
        surcharge: { over: 1_000_000, rate: 0.01 },
        deduction: usual(5706, 11_412, 11_412),
        credit: {
          person: 153,
          dependant: 475,
          fade: {
            kind: 'steps',
            from: usual(252_203, 504_411, 378_310),
            each: each(2500, 2500, 1250, 2500, 2500),
            by: alike(6),
            begun: true,
          },
        },
      },
      sources: [
        office,
        {
          title: 'California Income Tax Rate Schedules for 2025',
          href: 'https://www.ftb.ca.gov/forms/2025/2025-540-tax-rate-schedules.pdf',
        },
        {
          title: '2025 Form 540 California Resident Income Tax Return',
          href: 'https://www.ftb.ca.gov/forms/2025/2025-540.pdf#page=2',
        },
      ],
      readOnce: ['the surcharge above a million', 'where the exemption credits fall'],
    },
  ],
})
