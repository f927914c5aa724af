import { defineRule } from '@/lib/law/rule'

const tables = {
  title: 'CRA: T4127 Payroll deductions formulas, and provincial tax rates',
  href: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/payroll/t4127-payroll-deductions-formulas.html',
} as const

const ofProvince = { amount: 'money', bands: { over: 'money', rate: 'percent' } } as const

/**
 * Income tax of provinces and territories but Quebec, dollars of a year: bands and the basic personal amount, whose credit is at the lowest
 * rate. Ontario adds a surtax on its own tax; in Manitoba the amount fades. What was not read is undefined.
 */
export const provinces = defineRule({
  title: 'Income tax of Canadian provinces and territories',
  jurisdiction: 'ca',
  checkedOn: '2026-11-27',
  units: {
    ab: ofProvince,
    bc: ofProvince,
    mb: ofProvince,
    nb: ofProvince,
    nl: ofProvince,
    ns: ofProvince,
    nt: ofProvince,
    nu: ofProvince,
    on: ofProvince,
    pe: ofProvince,
    sk: ofProvince,
    yt: ofProvince,
    ontario: { surtax: { over: 'money', rate: 'percent' } },
    manitobaFades: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        ab: {
          amount: 21_885,
          bands: [
            { over: 0, rate: 0.1 },
            { over: 148_269, rate: 0.12 },
            { over: 177_922, rate: 0.13 },
            { over: 237_230, rate: 0.14 },
            { over: 355_845, rate: 0.15 },
          ],
        },
        bc: {
          amount: 12_580,
          bands: [
            { over: 0, rate: 0.0506 },
            { over: 47_937, rate: 0.077 },
            { over: 95_875, rate: 0.105 },
            { over: 110_076, rate: 0.1229 },
            { over: 133_664, rate: 0.147 },
            { over: 181_232, rate: 0.168 },
            { over: 252_752, rate: 0.205 },
          ],
        },
        mb: {
          amount: 15_780,
          bands: [
            { over: 0, rate: 0.108 },
            { over: 47_000, rate: 0.1275 },
            { over: 100_000, rate: 0.174 },
          ],
        },
        nb: {
          amount: 13_044,
          bands: [
            { over: 0, rate: 0.094 },
            { over: 49_958, rate: 0.14 },
            { over: 99_916, rate: 0.16 },
            { over: 185_064, rate: 0.195 },
          ],
        },
        nl: {
          amount: 10_818,
          bands: [
            { over: 0, rate: 0.087 },
            { over: 43_198, rate: 0.145 },
            { over: 86_395, rate: 0.158 },
            { over: 154_244, rate: 0.178 },
            { over: 215_943, rate: 0.198 },
            { over: 275_870, rate: 0.208 },
            { over: 551_739, rate: 0.213 },
            { over: 1_103_478, rate: 0.218 },
          ],
        },
        ns: undefined,
        nt: {
          amount: 17_373,
          bands: [
            { over: 0, rate: 0.059 },
            { over: 50_597, rate: 0.086 },
            { over: 101_198, rate: 0.122 },
            { over: 164_525, rate: 0.1405 },
          ],
        },
        nu: {
          amount: 18_767,
          bands: [
            { over: 0, rate: 0.04 },
            { over: 53_268, rate: 0.07 },
            { over: 106_537, rate: 0.09 },
            { over: 173_205, rate: 0.115 },
          ],
        },
        on: {
          amount: 12_399,
          bands: [
            { over: 0, rate: 0.0505 },
            { over: 51_446, rate: 0.0915 },
            { over: 102_894, rate: 0.1116 },
            { over: 150_000, rate: 0.1216 },
            { over: 220_000, rate: 0.1316 },
          ],
        },
        pe: {
          amount: 13_500,
          bands: [
            { over: 0, rate: 0.0965 },
            { over: 32_656, rate: 0.1363 },
            { over: 64_313, rate: 0.1665 },
            { over: 105_000, rate: 0.18 },
            { over: 140_000, rate: 0.1875 },
          ],
        },
        sk: {
          amount: 18_491,
          bands: [
            { over: 0, rate: 0.105 },
            { over: 52_057, rate: 0.125 },
            { over: 148_734, rate: 0.145 },
          ],
        },
        yt: {
          amount: 15_705,
          bands: [
            { over: 0, rate: 0.064 },
            { over: 55_867, rate: 0.09 },
            { over: 111_733, rate: 0.109 },
            { over: 173_205, rate: 0.128 },
            { over: 500_000, rate: 0.15 },
          ],
        },
        ontario: {
          surtax: [
            { over: 0, rate: 0 },
            { over: 5554, rate: 0.2 },
            { over: 7108, rate: 0.56 },
          ],
        },
        manitobaFades: undefined,
      },
      sources: [tables],
      note: 'The basic amount of Nova Scotia of 2024 depended on income and was not read.',
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        ab: {
          amount: 22_323,
          bands: [
            { over: 0, rate: 0.08 },
            { over: 60_000, rate: 0.1 },
            { over: 151_234, rate: 0.12 },
            { over: 181_481, rate: 0.13 },
            { over: 241_974, rate: 0.14 },
            { over: 362_961, rate: 0.15 },
          ],
        },
        bc: {
          amount: 12_932,
          bands: [
            { over: 0, rate: 0.0506 },
            { over: 49_279, rate: 0.077 },
            { over: 98_560, rate: 0.105 },
            { over: 113_158, rate: 0.1229 },
            { over: 137_407, rate: 0.147 },
            { over: 186_306, rate: 0.168 },
            { over: 259_829, rate: 0.205 },
          ],
        },
        mb: {
          amount: 15_780,
          bands: [
            { over: 0, rate: 0.108 },
            { over: 47_000, rate: 0.1275 },
            { over: 100_000, rate: 0.174 },
          ],
        },
        nb: {
          amount: 13_396,
          bands: [
            { over: 0, rate: 0.094 },
            { over: 51_306, rate: 0.14 },
            { over: 102_614, rate: 0.16 },
            { over: 190_060, rate: 0.195 },
          ],
        },
        nl: {
          amount: 11_067,
          bands: [
            { over: 0, rate: 0.087 },
            { over: 44_192, rate: 0.145 },
            { over: 88_382, rate: 0.158 },
            { over: 157_792, rate: 0.178 },
            { over: 220_910, rate: 0.198 },
            { over: 282_214, rate: 0.208 },
            { over: 564_429, rate: 0.213 },
            { over: 1_128_858, rate: 0.218 },
          ],
        },
        ns: {
          amount: 11_744,
          bands: [
            { over: 0, rate: 0.0879 },
            { over: 30_507, rate: 0.1495 },
            { over: 61_015, rate: 0.1667 },
            { over: 95_883, rate: 0.175 },
            { over: 154_650, rate: 0.21 },
          ],
        },
        nt: {
          amount: 17_842,
          bands: [
            { over: 0, rate: 0.059 },
            { over: 51_964, rate: 0.086 },
            { over: 103_930, rate: 0.122 },
            { over: 168_967, rate: 0.1405 },
          ],
        },
        nu: {
          amount: 19_274,
          bands: [
            { over: 0, rate: 0.04 },
            { over: 54_707, rate: 0.07 },
            { over: 109_413, rate: 0.09 },
            { over: 177_881, rate: 0.115 },
          ],
        },
        on: {
          amount: 12_747,
          bands: [
            { over: 0, rate: 0.0505 },
            { over: 52_886, rate: 0.0915 },
            { over: 105_775, rate: 0.1116 },
            { over: 150_000, rate: 0.1216 },
            { over: 220_000, rate: 0.1316 },
          ],
        },
        pe: {
          amount: 14_650,
          bands: [
            { over: 0, rate: 0.095 },
            { over: 33_328, rate: 0.1347 },
            { over: 64_656, rate: 0.166 },
            { over: 105_000, rate: 0.1762 },
            { over: 140_000, rate: 0.19 },
          ],
        },
        sk: {
          amount: 19_491,
          bands: [
            { over: 0, rate: 0.105 },
            { over: 53_463, rate: 0.125 },
            { over: 152_750, rate: 0.145 },
          ],
        },
        yt: {
          amount: 16_129,
          bands: [
            { over: 0, rate: 0.064 },
            { over: 57_375, rate: 0.09 },
            { over: 114_750, rate: 0.109 },
            { over: 177_882, rate: 0.128 },
            { over: 500_000, rate: 0.15 },
          ],
        },
        ontario: {
          surtax: [
            { over: 0, rate: 0 },
            { over: 5710, rate: 0.2 },
            { over: 7307, rate: 0.56 },
          ],
        },
        manitobaFades: { from: 200_000, until: 400_000 },
      },
      sources: [tables],
      readOnce: ['the basic amounts of Prince Edward Island and Saskatchewan of 2025'],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        ab: {
          amount: 22_769,
          bands: [
            { over: 0, rate: 0.08 },
            { over: 61_200, rate: 0.1 },
            { over: 154_259, rate: 0.12 },
            { over: 185_111, rate: 0.13 },
            { over: 246_813, rate: 0.14 },
            { over: 370_220, rate: 0.15 },
          ],
        },
        bc: undefined,
        mb: {
          amount: 15_780,
          bands: [
            { over: 0, rate: 0.108 },
            { over: 47_000, rate: 0.1275 },
            { over: 100_000, rate: 0.174 },
          ],
        },
        nb: {
          amount: 13_664,
          bands: [
            { over: 0, rate: 0.094 },
            { over: 52_333, rate: 0.14 },
            { over: 104_666, rate: 0.16 },
            { over: 193_861, rate: 0.195 },
          ],
        },
        nl: {
          amount: 11_188,
          bands: [
            { over: 0, rate: 0.087 },
            { over: 44_678, rate: 0.145 },
            { over: 89_354, rate: 0.158 },
            { over: 159_528, rate: 0.178 },
            { over: 223_340, rate: 0.198 },
            { over: 285_319, rate: 0.208 },
            { over: 570_638, rate: 0.213 },
            { over: 1_141_275, rate: 0.218 },
          ],
        },
        ns: {
          amount: 11_932,
          bands: [
            { over: 0, rate: 0.0879 },
            { over: 30_995, rate: 0.1495 },
            { over: 61_991, rate: 0.1667 },
            { over: 97_417, rate: 0.175 },
            { over: 157_124, rate: 0.21 },
          ],
        },
        nt: {
          amount: 18_198,
          bands: [
            { over: 0, rate: 0.059 },
            { over: 53_003, rate: 0.086 },
            { over: 106_009, rate: 0.122 },
            { over: 172_346, rate: 0.1405 },
          ],
        },
        nu: {
          amount: 19_659,
          bands: [
            { over: 0, rate: 0.04 },
            { over: 55_801, rate: 0.07 },
            { over: 111_602, rate: 0.09 },
            { over: 181_439, rate: 0.115 },
          ],
        },
        on: {
          amount: 12_989,
          bands: [
            { over: 0, rate: 0.0505 },
            { over: 53_891, rate: 0.0915 },
            { over: 107_785, rate: 0.1116 },
            { over: 150_000, rate: 0.1216 },
            { over: 220_000, rate: 0.1316 },
          ],
        },
        pe: {
          amount: 15_000,
          bands: [
            { over: 0, rate: 0.095 },
            { over: 33_928, rate: 0.1347 },
            { over: 65_820, rate: 0.166 },
            { over: 106_890, rate: 0.1762 },
            { over: 142_250, rate: 0.19 },
          ],
        },
        sk: {
          amount: 20_381,
          bands: [
            { over: 0, rate: 0.105 },
            { over: 54_532, rate: 0.125 },
            { over: 155_805, rate: 0.145 },
          ],
        },
        yt: {
          amount: 16_452,
          bands: [
            { over: 0, rate: 0.064 },
            { over: 58_523, rate: 0.09 },
            { over: 117_045, rate: 0.109 },
            { over: 181_440, rate: 0.128 },
            { over: 500_000, rate: 0.15 },
          ],
        },
        ontario: {
          surtax: [
            { over: 0, rate: 0 },
            { over: 5818, rate: 0.2 },
            { over: 7446, rate: 0.56 },
          ],
        },
        manitobaFades: { from: 200_000, until: 400_000 },
      },
      sources: [tables],
      note: 'The lowest rate of British Columbia of 2026 was read as 5.06% and as 5.60%.',
    },
  ],
})
