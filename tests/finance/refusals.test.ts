import { describe, expect, it } from 'vitest'
import { compute, type Argument } from './excel-names'

// Every formula here is #NUM! or #DIV/0! in Excel; the reason is in Microsoft's help page of the function.
const refused: [string, Argument[], string][] = [
  ['PMT', [0.01, 0, 1000], 'no periods'],
  ['PMT', [-1, 12, 1000, 0, 1], 'a rate of −100 %'],
  ['IPMT', [0.01, 0, 12, 1000], 'period 0'],
  ['IPMT', [0.01, 13, 12, 1000], 'a period after the last'],
  ['PPMT', [0.01, 0.5, 12, 1000], 'a period before the first'],
  ['PPMT', [0.01, 13, 12, 1000], 'a period after the last'],
  ['NPER', [0.01, -10, 1000], 'a payment equal to the interest'],
  ['NPER', [0.01, -5, 1000], 'a payment below the interest'],
  ['NPER', [0, 0, 1000], 'no payment at rate 0'],
  ['RATE', [12, 100, 1000], 'nothing is paid back'],
  ['RATE', [0, -100, 1000], 'no periods'],
  ['CUMIPMT', [0, 12, 1000, 1, 12, 0], 'rate 0'],
  ['CUMIPMT', [0.01, 12, 0, 1, 12, 0], 'no loan'],
  ['CUMPRINC', [0.01, 12, 1000, 6, 5, 0], 'start after end'],
  ['CUMPRINC', [0.01, 12, 1000, 0, 5, 0], 'period 0'],
  ['NPV', [-1, [100]], 'a rate of −100 %'],
  ['IRR', [[100, 200]], 'only inflows'],
  ['IRR', [[-100, -200]], 'only outflows'],
  ['IRR', [[]], 'no flows'],
  ['IRR', [[0, 0]], 'only zeros'],
  ['MIRR', [[100, 200], 0.1, 0.1], 'only inflows'],
  ['MIRR', [[-100, -200], 0.1, 0.1], 'only outflows'],
  [
    'XIRR',
    [
      [-100, -110],
      ['2024-01-01', '2025-01-01'],
    ],
    'only outflows',
  ],
  [
    'XIRR',
    [
      [-100, 110],
      ['2024-01-01', '2024-02-30'],
    ],
    'no such day',
  ],
  [
    'XIRR',
    [
      [-100, 110],
      ['2024-01-01', '2024-01-01'],
    ],
    'all on one day',
  ],
  ['XNPV', [0.1, [-100, 110], ['2024-01-01', '2023-01-01']], 'a day before the first'],
  ['SLN', [1000, 100, 0], 'no life'],
  ['SYD', [1000, 100, 5, 0], 'period 0'],
  ['SYD', [1000, 100, 5, 6], 'a period after the life'],
  ['SYD', [1000, -1, 5, 2], 'a negative salvage value'],
  ['DB', [1000, 100, 5, 6, 12], 'a period after the life'],
  ['DB', [1000, 100, 5, 7, 6], 'two periods after the life'],
  ['DB', [1000, 100, 5, 1, 13], '13 months'],
  ['DB', [1000, 100, 5, 1, 0], 'no months'],
  ['DB', [-1000, 100, 5, 1], 'a negative cost'],
  ['DDB', [1000, 100, 5, 6], 'a period after the life'],
  ['DDB', [1000, 100, 5, 1, 0], 'factor 0'],
  ['VDB', [1000, 100, 5, 3, 2], 'start after end'],
  ['VDB', [1000, 100, 5, 0, 6], 'an end after the life'],
  ['VDB', [1000, 100, 5, -1, 2], 'a negative start'],
  ['EFFECT', [0, 12], 'rate 0'],
  ['EFFECT', [0.05, 0.9], 'less than one compounding'],
  ['NOMINAL', [-0.01, 12], 'a negative rate'],
  ['RRI', [0, 100, 110], 'no periods'],
  ['RRI', [5, 0, 110], 'nothing to grow'],
  ['RRI', [5, 100, -110], 'a negative ratio'],
  ['PDURATION', [0, 100, 110], 'rate 0'],
  ['PDURATION', [0.01, -100, 110], 'a negative amount'],
]

describe('What Excel refuses has no answer', () => {
  for (const [name, args, reason] of refused) {
    it(`${name}(${JSON.stringify(args).slice(1, -1)}): ${reason}`, () => expect(compute(name, args)).toBeUndefined())
  }
})

describe('Results beyond a double have no answer either', () => {
  it('never gives Infinity or NaN', () => {
    expect(compute('FV', [10, 1000, -1])).toBeUndefined()
    expect(compute('PV', [-0.999, 1000, 1])).toBeUndefined()
    expect(compute('PMT', [NaN, 12, 1000])).toBeUndefined()
    expect(compute('NPV', [0.1, [NaN]])).toBeUndefined()
    expect(compute('IRR', [[-1, NaN, 3]])).toBeUndefined()
    expect(compute('RATE', [12, NaN, 3])).toBeUndefined()
  })
})
