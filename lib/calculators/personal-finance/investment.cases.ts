import { defineCases } from '@/lib/calculator'
import investment from './investment'

const spreadsheet = { title: 'LibreOffice Calc' }
const plain = {
  find: 'value',
  frequency: 'monthly',
  timing: 'end',
  increase: 0,
  fee: 0,
  taxDrag: 0,
  inflation: 0,
  band: 0.02,
} as const

export default defineCases(investment, [
  {
    name: 'Twenty years at 6% with a fee of half a percent',
    given: {
      ...plain,
      start: 10_000,
      contribution: 300,
      years: 20,
      annualReturn: 0.06,
      fee: 0.005,
      inflation: 0.025,
    },
    expect: {
      value: 157_244.14,
      real: 95_961.53,
      feeCost: 10_858.8,
      low: 123_029.5,
      high: 202_614.18,
      paidIn: 82_000,
      table: { rows: 20 },
    },
    source: {
      ...spreadsheet,
      how: '=FV((1.06*0.995)^(1/12)-1;240;-300;-10000), ÷ 1.025^20, less than =FV(1.06^(1/12)-1;…) = 168,102.94; the band with 1.04 and 1.08',
    },
  },
  {
    name: 'The example of the SEC: 1% a year takes 39,899 from 100,000 that grow at 4% for 20 years',
    given: { ...plain, start: 100_000, contribution: 0, years: 20, annualReturn: 0.04, fee: 0.01 },
    expect: { value: 179_213.48, feeCost: 39_898.83, paidIn: 100_000 },
    source: {
      title:
        'SEC investor bulletin: How fees and expenses affect your investment portfolio, as reported by interest.com',
      href: 'http://www.interest.com/401k/advice/easy-way-see-fees-eating-401k/',
      how: 'Fees of 27,832 and a lost return of 12,067 on them, 39,899 in all; the cents by =100000*1.04^20*(1-0.99^20) in LibreOffice Calc',
    },
  },
  {
    name: 'No month means no contribution can reach a target',
    given: { ...plain, find: 'contribution', target: 250_000, start: 10_000, years: 0, annualReturn: 0.06 },
    problem: 'years',
    source: { title: 'Arithmetic on paper', how: 'Nothing is paid in within zero years' },
  },
  {
    name: 'Contributions at the start of the month',
    given: { ...plain, timing: 'start', start: 0, contribution: 500, years: 10, annualReturn: 0.07 },
    expect: { value: 86_009.44, fees: 0, feeCost: 0 },
    source: { ...spreadsheet, how: '=FV(1.07^(1/12)-1;120;-500;0;1)' },
  },
  {
    name: 'A lump sum after fees and tax drag',
    given: { ...plain, start: 10_000, contribution: 0, years: 20, annualReturn: 0.06, fee: 0.01, taxDrag: 0.005 },
    expect: { value: 23_729.18 },
    source: { ...spreadsheet, how: '=10000*(1.06*0.99*0.995)^20' },
  },
  {
    name: 'Yearly contributions that rise by a tenth',
    given: {
      ...plain,
      start: 1000,
      contribution: 1200,
      frequency: 'yearly',
      increase: 0.1,
      years: 2,
      annualReturn: 0.08,
    },
    expect: { value: 3782.4, paidIn: 3520 },
    source: { title: 'Arithmetic on paper', how: '1,000 × 1.08² + 1,200 × 1.08 + 1,320' },
  },
  {
    name: 'The contribution that reaches a target',
    given: { ...plain, find: 'contribution', target: 100_000, start: 5000, years: 10, annualReturn: 0.05 },
    expect: { neededContribution: 595.06, value: 100_000 },
    source: { ...spreadsheet, how: '=PMT(1.05^(1/12)-1;120;-5000;100000)' },
  },
  {
    name: 'The return that reaches a target',
    given: { ...plain, find: 'return', target: 200_000, start: 20_000, contribution: 400, years: 15 },
    expect: { neededReturn: 0.08075763, value: 200_000 },
    source: { ...spreadsheet, how: '=(1+RATE(180;-400;-20000;200000))^12-1' },
  },
  {
    name: 'The time that reaches a target',
    given: { ...plain, find: 'time', target: 250_000, start: 10_000, contribution: 300, annualReturn: 0.06 },
    expect: { neededMonths: 303 },
    source: { ...spreadsheet, how: '=NPER(1.06^(1/12)-1;-300;-10000;250000) = 302.8, the whole month after it' },
  },
  {
    name: 'A negative return',
    given: { ...plain, start: 1000, contribution: 100, years: 5, annualReturn: -0.05 },
    expect: { value: 6077.47, verdict: 'bad' },
    source: { ...spreadsheet, how: '=FV(0.95^(1/12)-1;60;-100;-1000)' },
  },
  {
    name: 'Fees above the return',
    given: { ...plain, start: 10_000, contribution: 0, years: 1, annualReturn: 0.02, fee: 0.03 },
    expect: { value: 9894, verdict: 'bad' },
    source: { title: 'Arithmetic on paper', how: '10,000 × 1.02 × 0.97' },
  },
  {
    name: 'Zero years change nothing',
    given: { ...plain, start: 4000, contribution: 100, years: 0, annualReturn: 0.07 },
    expect: { value: 4000, real: 4000, growth: 0, table: { rows: 0 } },
    source: { title: 'Arithmetic on paper', how: 'No month has passed' },
  },
  {
    name: 'A target that the start alone exceeds',
    given: { ...plain, find: 'contribution', target: 1000, start: 5000, years: 10, annualReturn: 0.05 },
    problem: 'target',
    source: { title: 'Arithmetic on paper', how: '5,000 × 1.05^10 is above 1,000' },
  },
])
