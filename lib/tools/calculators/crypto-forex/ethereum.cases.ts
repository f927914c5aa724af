import { defineCases } from '@/lib/kits/calculator'
import ethereum from './ethereum'

const eip = { title: 'EIP-1559: Fee market change for ETH 1.0 chain', href: 'https://eips.ethereum.org/EIPS/eip-1559' }
const docs = { title: 'ethereum.org: Gas and fees', href: 'https://ethereum.org/developers/docs/gas/' }
const python = (how: string) => ({ title: 'Python 3 with whole numbers', how })
const plain = {
  task: 'transfer',
  baseFee: 10,
  tip: 2,
  maxFee: 30,
  gas: undefined,
  price: 2000,
  amount: '1',
  unit: 'eth',
} as const

export default defineCases(ethereum, [
  {
    name: 'Jordan pays Taylor 1 ETH: 21,000 gas at 10 and 2 gwei are 252,000 gwei',
    given: plain,
    expect: {
      gasUsed: 21_000,
      feeGwei: '252,000',
      feeEth: '0.000252',
      feeCash: 0.504,
      burned: '0.00021',
      burnedCash: 0.42,
      toProposer: '0.000042',
      perGas: '12',
      refund: '0.000378',
      pending: 'good',
      converted: '$2,000.00',
    },
    source: {
      ...docs,
      how: '21,000 × (10 + 2) = 252,000 gwei or 0.000252 ETH; 0.00021 burned, 0.000042 to the validator; of 30 gwei 18 are left',
    },
  },
  {
    name: 'After a full block, 100 gwei become 112.5; after an empty one 87.5',
    given: { ...plain, baseFee: 100, maxFee: 110 },
    expect: { highest: '112.5', lowest: '87.5', pending: 'fair' },
    says: { pending: 'not after one full block' },
    source: { ...docs, how: 'The table of block sizes: 100 gwei, then 112.5 gwei' },
  },
  {
    name: 'A base fee of 1,000,000,000 wei rises to 1,125,000,000 at most',
    given: { ...plain, baseFee: 1 },
    expect: { highest: '1.125', lowest: '0.875' },
    source: {
      title: 'eip-utils 0.1.5, documentation of compute_base_fee',
      href: 'https://docs.rs/crate/eip-utils/latest/source/src/lib.rs',
    },
  },
  {
    name: 'Below 8 wei the base fee still rises by one',
    given: { ...plain, baseFee: 0.000000007 },
    expect: { highest: '0.000000008', lowest: '0.000000007' },
    source: { ...eip, how: 'max(parent_base_fee_per_gas * delta // target // 8, 1); 7 // 8 is 0 on the way down' },
  },
  {
    name: 'The maximum cuts the tip: of 5 gwei only 2 are paid',
    given: { ...plain, tip: 5, maxFee: 12 },
    expect: { perGas: '12', toProposer: '0.000042', refund: '0' },
    source: { ...eip, how: 'priority_fee_per_gas = min(max_priority_fee_per_gas, max_fee_per_gas - base_fee_per_gas)' },
  },
  {
    name: 'A maximum below the base fee waits',
    given: { ...plain, maxFee: 9.5 },
    expect: { pending: 'bad', feeCash: null, feeEth: null, burned: null },
    says: { pending: 'has fallen to 9.5 gwei' },
    source: { ...eip, how: 'assert transaction.max_fee_per_gas >= block.base_fee_per_gas' },
  },
  {
    name: 'Wei are exact beyond sixteen digits',
    given: { ...plain, amount: '123456789012345678901', unit: 'wei' },
    expect: {
      conversions: {
        rows: 4,
        at: {
          0: { unit: 'ETH', amount: '123.456789012345678901' },
          1: { unit: 'gwei', amount: '123,456,789,012.345678901' },
          2: { unit: 'wei', amount: '123456789012345678901' },
          3: { unit: 'Cash', amount: '$246,913.58' },
        },
      },
    },
    source: python('divmod(123456789012345678901, 10**18) is (123, 456789012345678901)'),
  },
  {
    name: 'Cash is cut to the wei: 100 at 3,000 are 0.033333333333333333 ETH',
    given: { ...plain, amount: '100', unit: 'cash', price: 3000 },
    expect: { converted: '0.033333333333333333 ETH' },
    source: python('100 * 10**18 // 3000 is 33333333333333333'),
  },
  {
    name: 'Gwei with a decimal comma',
    given: { ...plain, amount: '1500000000,5', unit: 'gwei' },
    expect: { converted: '$3,000.00', conversions: { at: { 0: { amount: '1.5000000005' } } } },
    source: python('1500000000500000000 / 10**18'),
  },
  {
    name: 'The table of prices for a gas of 65,000, and an empty maximum',
    given: { ...plain, task: 'token', baseFee: 0, tip: 0, maxFee: undefined },
    expect: {
      feeCash: 0,
      gasUsed: 65_000,
      pending: 'fair',
      prices: {
        rows: 8,
        at: {
          0: { gwei: 0.5, eth: '0.0000325', cash: 0.065, token: 0.065 },
          5: { gwei: 20, eth: '0.0013', cash: 2.6, token: 2.6 },
        },
      },
    },
    source: python('65000 * 20 * 10**9 / 10**18 * 2000 is 2.6; a base fee of 0 can rise to 1 wei'),
  },
  {
    name: 'A swap whose wallet estimates 190,000 gas',
    given: { ...plain, task: 'contract', gas: 190_000 },
    expect: { gasUsed: 190_000, feeEth: '0.00228', feeCash: 4.56 },
    source: python('190000 * 12 * 10**9 / 10**18 is 0.00228'),
  },
  {
    name: 'A contract has no gas of its own before the wallet names it',
    given: { ...plain, task: 'contract' },
    problem: 'gas',
    because: 'estimate of your wallet',
    source: { ...docs, how: 'Gas depends on what a contract does; only the plain transfer is fixed' },
  },
  {
    name: 'More ETH than there can be',
    given: { ...plain, amount: '1000000001' },
    problem: 'amount',
    source: python('1000000001 > 10**9'),
  },
])
