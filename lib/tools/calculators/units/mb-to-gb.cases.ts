import { defineCases } from '@/lib/kits/calculator'
import mbToGb from './mb-to-gb'

const units = { title: 'GNU units 2.22' }
const nist = {
  title: 'NIST: Definitions of the SI units, the binary prefixes',
  href: 'https://physics.nist.gov/cuu/Units/binary.html',
}

export default defineCases(mbToGb, [
  {
    name: '1,024 MB are 1.024 GB and 0.9537 GiB',
    given: { direction: 'forward', amount: '1024' },
    expect: {
      answer: '1.024\u00A0GB',
      rounded: '1.024\u00A0GB',
      exact: '1.024\u00A0GB',
      entered: '1024\u00A0MB',
      kilobytes: 1_024_000,
      terabytes: 0.001024,
      mebibytes: 976.5625,
      gibibytes: 0.953674,
      tebibytes: 0.000931322575,
      bytes: 1_024_000_000,
      bits: 8_192_000_000,
      photos: 256,
      music: 1066.666667,
      video: 0.455111,
      forwardTable: { rows: 28, at: { 0: { given: 100, found: 0.1 }, [-1]: { given: 10_000, found: 10 } } },
    },
    source: {
      ...units,
      how: 'units "1024 MB" GB, kB, TB, MiB, GiB, TiB, B, bit; ÷ (4 MB), ÷ (128 kbit/s) in min, ÷ (5 Mbit/s) in hours',
    },
  },
  {
    name: '2 GB are 2,000 MB',
    given: { direction: 'back', amount: '2' },
    expect: {
      answer: '2,000\u00A0MB',
      gibibytes: 1.862645,
      backTable: { rows: 28, at: { 0: { given: 100, found: 100_000 } } },
    },
    source: { ...units, how: 'units "2 GB" MB: 2000; GiB: 1.8626451' },
  },
  {
    name: 'One gibibyte is 1,073,741,824 bytes',
    given: { direction: 'forward', amount: '1 GiB' },
    expect: { answer: '1,073.741824\u00A0MB', bytes: 1_073_741_824, mebibytes: 1024 },
    source: { ...nist, how: 'The page: one gibibyte is 1 GiB = 2^30 B = 1 073 741 824 B' },
  },
  {
    name: 'A drive of 1 TB is 931 GB in Windows',
    given: { direction: 'back', amount: '1 TB' },
    expect: {
      gibibytes: 931.322575,
      tebibytes: 0.909495,
      marks: { rows: 2, at: { 0: { name: 'Drive sold as 1 TB', from: '1,000,000\u00A0MB', to: '1,000\u00A0GB' } } },
    },
    source: { ...units, how: 'units "1 TB" GiB: 931.32257; TiB: 0.90949470' },
  },
  {
    name: 'Megabits are no megabytes',
    given: { direction: 'forward', amount: '8000 Mb' },
    expect: { answer: '1,000\u00A0MB', bits: 8_000_000_000 },
    source: { ...units, how: 'units "8000 Mbit" MB: 1000' },
  },
  {
    name: 'An exabit in bytes',
    given: { direction: 'forward', amount: '1 Eb' },
    expect: { answer: '125,000,000,000\u00A0MB', terabytes: 125_000, tebibytes: 113_686.837722 },
    source: { ...units, how: 'units "exabit" MB: 125000000000; TB: 125000; TiB: 113686.837721616' },
  },
  {
    name: 'A zebibyte down to its last bit',
    given: { direction: 'back', amount: '1 ZiB' },
    expect: { exact: '1,180,591,620,717,411.303424\u00A0MB' },
    source: { ...nist, how: '2^70 = 1 180 591 620 717 411 303 424 bytes, counted in whole numbers' },
  },
  {
    name: 'A yottabyte is a million exabytes',
    given: { direction: 'back', amount: '1 YB' },
    expect: { answer: '1,000,000,000,000,000,000\u00A0MB', terabytes: 1_000_000_000_000 },
    source: { ...units, how: 'units "yottabyte" MB: 1e18; TB: 1e12' },
  },
  {
    name: 'Less than nothing',
    given: { direction: 'forward', amount: '-1' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: 'No storage holds less than nothing' },
  },
])
