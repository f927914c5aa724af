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
const guideline = {
  title: 'Hampl and others, American Academy of Pediatrics 2023: classes of obesity',
  href: 'https://doi.org/10.1542/peds.2022-060640',
}
const who = {
  title: 'WHO growth reference data for 5–19 years: BMI-for-age, z-scores, boys of 61 months',
  href: 'https://www.who.int/tools/growth-reference-data-for-5to19-years/indicators/bmi-for-age',
}
const survey = {
  title: 'WHO AnthroPlus: the sample survey and its z-scores, survey_who2007_z.csv',
  href: 'https://github.com/WorldHealthOrganization/anthroplus',
  how: 'Column zbfa; the dates give the age of the column agemons to a hundredth of a month',
}
const byWho = { reference: 'who' } as const
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
    expect: {
      percentile: 99.060116,
      z: 2.349519,
      ofTop: 1.288348,
      category: 'Severe obesity, class 2',
      verdict: 'bad',
    },
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
      category: 'Severe obesity, class 3',
    },
    source: scipy('most'),
  },
  {
    name: 'A BMI of 35 is severe whatever the share',
    given: { sex: 'girl', born: '2006-07-01', measured: '2026-06-01', height: 170, weight: 101.5 },
    expect: {
      bmi: 35.121107,
      percentile: 96.698162,
      ofTop: 1.107994,
      category: 'Severe obesity, class 2',
      verdict: 'bad',
    },
    says: { verdict: '111% of the 95th percentile' },
    source: {
      title: 'CDC: BMI-for-age training, summary',
      href: 'https://www.cdc.gov/nccdphp/dnpao/growthcharts/training/bmiage/summary.html',
      how: 'Severe obesity: 120% of the 95th percentile or more, or a BMI of 35 and more; the figures by child_bmi.py',
    },
  },
  {
    name: 'A BMI of 40 is class 3 below 140% of the 95th percentile',
    given: { sex: 'girl', born: '2007-07-01', measured: '2026-06-01', height: 170, weight: 118 },
    expect: {
      bmi: 40.83045,
      percentile: 99.074827,
      ofTop: 1.31967,
      category: 'Severe obesity, class 3',
      verdict: 'bad',
    },
    source: {
      ...guideline,
      how: 'Class 3: 140% of the 95th percentile or more, or a BMI of 40 and more; the figures by child_bmi.py',
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
    name: 'The second birthday counts, though 730 days are less than 24 months of the charts',
    given: { sex: 'boy', born: '2021-03-01', measured: '2023-03-01', height: 86, weight: 12.25 },
    expect: {
      percentile: 49.640607,
      z: -0.009009,
      median: 16.575028,
      age: '2 years, 0 months, 0 days',
      years: 1.998631,
      healthyFrom: 10.899721,
      healthyBelow: 13.43276,
    },
    source: { ...cdc, how: 'The row of 24 months as it is printed; the rest by child_bmi.py' },
  },
  {
    name: 'Born on 29 February: the second birthday of a year without that day is 28 February',
    given: { sex: 'boy', born: '2020-02-29', measured: '2022-02-28', height: 86, weight: 12.25 },
    expect: { percentile: 49.640607, median: 16.575028 },
    source: { ...cdc, how: 'The row of 24 months; 730 days' },
  },
  {
    name: 'The day before the second birthday',
    given: { ...two, measured: '2021-12-31', weight: 12 },
    problem: 'born',
    because: 'two years or more before',
    source: { ...form, how: 'The charts begin with the second birthday' },
  },
  {
    name: 'On the twentieth birthday the charts have ended',
    given: { sex: 'boy', born: '2006-06-01', measured: '2026-06-01', height: 180, weight: 74 },
    problem: 'born',
    because: 'less than twenty years',
    source: { ...form, how: 'The charts end with the twentieth birthday' },
  },
  {
    name: 'Pounds in the box for kilograms',
    given: { ...twelve, weight: 150 },
    problem: 'weight',
    because: 'a BMI of 64.9 points to a wrong unit',
    source: { title: 'Arithmetic on paper', how: '150 ÷ 1.52² = 64.9' },
  },
  {
    name: 'WHO: a boy of 61 months at the median, with the lines that WHO prints',
    given: { ...byWho, sex: 'boy', born: '2020-01-31', measured: '2025-02-28', height: 110, weight: 18.47 },
    expect: {
      category: 'Normal',
      verdict: 'good',
      z: 0.000283,
      percentile: 50.011302,
      median: 15.2641,
      ofTop: null,
      healthyFrom: 15.767283,
      healthyBelow: 20.140579,
      table: {
        rows: 7,
        at: {
          0: { name: '−3 SD', bmi: 12.118 },
          1: { bmi: 13.031 },
          2: { bmi: 14.071 },
          3: { name: 'Median', bmi: 15.264 },
          4: { bmi: 16.645 },
          5: { bmi: 18.259 },
          6: { name: '+3 SD', bmi: 20.166 },
        },
      },
      references: {
        rows: 2,
        at: { 0: { name: 'CDC 2000' }, 1: { name: 'WHO 2007', z: 0.000283, category: 'Normal', median: 15.2641 } },
      },
      whoChart: { rows: 29, at: { 28: { years: 19 } } },
    },
    says: { verdict: 'lies from −2 to +1' },
    source: {
      ...who,
      how: '12.118, 13.031, 14.071, 15.264, 16.645, 18.259 and 20.166 there for five years and one month',
    },
  },
  ...(
    [
      ['boy', '1987-02-20', '1999-02-24', 27.7, 145.2, -3.24, 'Severe thinness', 'fair'],
      ['boy', '1987-01-29', '1993-08-22', 16.6, 115.7, -2.76, 'Thinness', 'fair'],
      ['girl', '1987-02-01', '2005-07-12', 33.7, 144.3, -2.15, 'Thinness', 'fair'],
      ['girl', '1987-03-09', '2001-08-27', 61.8, 159.9, 1.26, 'Overweight', 'fair'],
      ['boy', '1987-03-12', '2002-07-14', 84.6, 181.7, 1.66, 'Overweight', 'fair'],
      ['girl', '1987-02-24', '2004-03-25', 100.7, 172, 2.72, 'Obesity', 'bad'],
      ['boy', '1987-01-24', '2002-10-12', 126.4, 171.4, 4.21, 'Obesity', 'bad'],
      ['girl', '1987-01-27', '1998-10-29', 98.8, 163.3, 3.81, 'Obesity', 'bad'],
    ] as const
  ).map(([sex, born, measured, weight, height, z, category, verdict]) => ({
    name: `WHO: ${weight} kg at ${height} cm, a ${sex} born on ${born}: ${z}`,
    given: { ...byWho, sex, born, measured, height, weight },
    expect: { z, category, verdict },
    source: survey,
  })),
  {
    name: 'The school check by WHO',
    given: { ...byWho, sex: 'girl', born: '2017-02-14', measured: '2026-09-21', height: 137, weight: 33.5 },
    expect: {
      z: 0.659188,
      percentile: 74.511262,
      median: 16.394022,
      category: 'Normal',
      healthyFrom: 25.016692,
      healthyBelow: 35.166571,
      references: {
        at: {
          0: { percentile: 69.103836, z: 0.498796, category: 'Healthy weight' },
          1: { percentile: 74.511262, z: 0.659188, category: 'Normal' },
        },
      },
    },
    source: scipy('who school'),
  },
  {
    name: 'WHO: the last month, above nineteen',
    given: { ...byWho, sex: 'girl', born: '2006-06-15', measured: '2025-07-14', height: 165, weight: 68 },
    expect: { z: 1.002899, percentile: 84.204527, category: 'Overweight', median: 21.4269 },
    source: scipy('who nineteen'),
  },
  {
    name: 'WHO: a month after nineteen',
    given: { ...byWho, sex: 'girl', born: '2006-06-15', measured: '2025-07-15', height: 165, weight: 68 },
    problem: 'born',
    because: 'choose CDC 2000',
    source: { ...form, how: 'The reference ends with the month after the nineteenth birthday' },
  },
  {
    name: 'WHO: the day before five years and a month',
    given: { ...byWho, sex: 'girl', born: '2020-06-15', measured: '2025-07-14', height: 110, weight: 18 },
    problem: 'born',
    because: 'five years and a month or more',
    source: { ...form, how: 'The reference begins with 61 months' },
  },
])
