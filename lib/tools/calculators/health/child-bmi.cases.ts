import { defineCases } from '@/lib/kits/calculator'
import child from './child-bmi'

const scipy = (how: string) => ({ title: 'Python with scipy: tests/vectors/health-formula/child_bmi.py', how })
const cdc = {
  title: 'CDC growth charts of 2000, data file bmiagerev, boys of 24 months: the percentiles printed beside L, M and S',
  href: 'https://www.cdc.gov/growthcharts/percentile_data_files.htm',
}
const extended = {
  title: 'CDC Extended BMI-for-age file of 2022, boys of 24 months: BMI at z of 2, 2.5 and 3',
  href: 'https://www.cdc.gov/growthcharts/extended-bmi-data-files.htm',
}
const form = { title: 'Rule of the form' }
const two = { sex: 'boy', born: '2020-01-01', measured: '2022-01-01', height: 86 } as const
const ten = { sex: 'girl', born: '2014-06-15', measured: '2024-06-20', height: 140 } as const
const twelve = { sex: 'boy', born: '2012-05-01', measured: '2024-05-01', height: 152 } as const
const square = 0.86 ** 2

export default defineCases(child, [
  {
    name: 'A boy on his second birthday: the first row of the charts',
    given: { ...two, weight: 12.25 },
    expect: {
      bmi: 16.563007,
      percentile: 49.66732,
      z: -0.008339,
      category: 'Healthy weight',
      verdict: 'good',
      age: '2 years, 0 months, 0 days',
      years: 2.001369,
      median: 16.57,
      ofTop: 0.856586,
      healthyFrom: 10.899283,
      healthyBelow: 13.431722,
      table: {
        rows: 8,
        at: {
          0: { name: '5th', bmi: 14.74, kilograms: 10.899283, pounds: 24.028805 },
          1: { bmi: 15.09 },
          2: { bmi: 15.74 },
          3: { name: '50th, the median', bmi: 16.57 },
          4: { bmi: 17.56 },
          5: { bmi: 18.16 },
          6: { bmi: 18.61 },
          7: { name: '95th', bmi: 19.34 },
        },
      },
      chart: { at: { 0: { years: 2, p5: 14.73732, p50: 16.57503, p85: 18.1622, p95: 19.33801 } } },
    },
    says: { verdict: 'Percentile 49.7 lies from the 5th' },
    source: {
      ...cdc,
      how: '14.737, 15.090, 15.742, 16.575, 17.557, 18.162, 18.609 and 19.338 there for 24 months; the rest by child_bmi.py',
    },
  },
  {
    name: 'A boy of twelve, just above the 95th percentile',
    given: { ...twelve, weight: 56.6 },
    expect: {
      bmi: 24.497922,
      percentile: 95.232748,
      z: 1.667852,
      category: 'Obesity',
      verdict: 'bad',
      age: '12 years, 0 months, 0 days',
      years: 12,
      median: 17.788128,
      ofTop: 1.012785,
      healthyFrom: 34.56068,
      healthyBelow: 48.493602,
    },
    says: { verdict: 'at or above the 95th' },
    source: scipy('twelve'),
  },
  {
    name: 'A thin girl of ten',
    given: { ...ten, weight: 25 },
    expect: {
      percentile: 0.26029,
      z: -2.794015,
      category: 'Underweight',
      verdict: 'fair',
      age: '10 years, 0 months, 5 days',
    },
    says: { verdict: 'Percentile 0.3 is below the 5th' },
    source: scipy('thin'),
  },
  ...(
    [
      [20.3657, 2],
      [21.4529, 2.5],
      [22.3802, 3],
    ] as const
  ).map(([bmi, z]) => ({
    name: `Above the 95th percentile: a BMI of ${bmi} is ${z} at two years`,
    given: { ...two, weight: bmi * square },
    expect: { bmi, z },
    source: { ...extended, how: 'Columns Z2, Z2_5 and Z3; a day more than 24 months moves z by less than 0.001' },
  })),
  {
    name: 'A girl of ten between the 85th and the 95th',
    given: { ...ten, weight: 42 },
    expect: { percentile: 91.445493, z: 1.368709, category: 'Overweight', verdict: 'fair' },
    says: { verdict: 'from the 85th to below the 95th' },
    source: scipy('over'),
  },
  {
    name: '129% of the 95th percentile is severe',
    given: { ...twelve, weight: 72 },
    expect: { percentile: 99.060116, z: 2.349519, ofTop: 1.288348, category: 'Severe obesity', verdict: 'bad' },
    says: { verdict: 'BMI is 129% of the 95th percentile' },
    source: scipy('severe'),
  },
  {
    name: '157% of the 95th percentile',
    given: { ...twelve, weight: 88 },
    expect: {
      percentile: 99.956526,
      z: 3.32967,
      ofTop: 1.574648,
      category: 'Severe obesity, 140% of the 95th percentile or more',
    },
    source: scipy('most'),
  },
  {
    name: 'A BMI of 35 is severe whatever the share',
    given: { sex: 'girl', born: '2006-07-01', measured: '2026-06-01', height: 170, weight: 101.5 },
    expect: { bmi: 35.121107, percentile: 96.698162, ofTop: 1.107994, category: 'Severe obesity', verdict: 'bad' },
    says: { verdict: '111% of the 95th percentile' },
    source: {
      title: 'CDC: BMI-for-age training, summary',
      href: 'https://www.cdc.gov/nccdphp/dnpao/growthcharts/training/bmiage/summary.html',
      how: 'Severe obesity: 120% of the 95th percentile or more, or a BMI of 35 and more; the figures by child_bmi.py',
    },
  },
  {
    name: 'The day before twenty',
    given: { sex: 'boy', born: '2006-06-02', measured: '2026-06-01', height: 180, weight: 74 },
    expect: { percentile: 47.66442, z: -0.058578, median: 23.0189, years: 19.997262 },
    source: scipy('nearly twenty'),
  },
  {
    name: 'Far above: no more than 99.99 is shown',
    given: { ...two, height: 80, weight: 30 },
    expect: { percentile: 99.99, bmi: 46.875 },
    says: { verdict: '242% of the 95th percentile' },
    source: { title: 'Arithmetic on paper', how: '30 ÷ 0.64 = 46.875; ÷ 19.336 = 2.42' },
  },
  {
    name: 'A child under two',
    given: { ...two, measured: '2021-12-31', weight: 12 },
    problem: 'born',
    because: 'two years or more before',
    source: { ...form, how: '730 days are less than 24 × 30.4375' },
  },
  {
    name: 'On the twentieth birthday the charts have ended',
    given: { sex: 'boy', born: '2006-06-01', measured: '2026-06-01', height: 180, weight: 74 },
    problem: 'born',
    because: 'less than twenty years',
    source: { ...form, how: '7,305 days are 240 × 30.4375' },
  },
  {
    name: 'Pounds in the box for kilograms',
    given: { ...twelve, weight: 150 },
    problem: 'weight',
    because: 'a BMI of 64.9 points to a wrong unit',
    source: { title: 'Arithmetic on paper', how: '150 ÷ 1.52² = 64.9' },
  },
])
