import { defineCases } from '@/lib/kits/calculator'
import bloodPressure from './blood-pressure'

const aha = {
  title: '2017 ACC/AHA guideline, table 6: categories of blood pressure',
  href: 'https://doi.org/10.1161/HYP.0000000000000065',
}
const esc = {
  title: '2024 ESC Guidelines, table 5: categories in a practice and at home',
  href: 'https://doi.org/10.1093/eurheartj/ehae178',
}
const paper = { title: 'Arithmetic on paper' }
const reading = (systolic: number, diastolic: number, when?: string) => ({ when, systolic, diastolic })

export default defineCases(bloodPressure, [
  {
    name: 'A log of four',
    given: {
      readings: [
        reading(138, 84, 'Mon 7:00'),
        reading(132, 80, 'Mon 20:00'),
        reading(135, 83, 'Wed 7:00'),
        reading(131, 81, 'Fri 7:00'),
      ],
      place: 'home',
      first: 'keep',
    },
    expect: {
      mean: '134/82 mmHg',
      american: 'Stage 1 hypertension',
      european: 'Elevated blood pressure',
      pulsePressure: 52,
      counted: 4,
      spread: '131 to 138 mmHg',
      note: 'plain',
      log: {
        rows: 4,
        at: {
          0: { number: 1, when: 'Mon 7:00', systolic: 138, diastolic: 84, pulse: 54, american: 'Stage 1 hypertension' },
          3: { number: 4, when: 'Fri 7:00', pulse: 50 },
        },
      },
      limits: {
        rows: 7,
        at: {
          0: { name: 'Stage 2 hypertension', rule: 'ACC/AHA', pressure: '140 or 90' },
          2: { name: 'Elevated', pressure: '120, with a lower value below 80' },
          3: { name: 'Normal', pressure: 'Below these' },
          4: { name: 'Hypertension', rule: 'ESC 2024, at home', pressure: '135 or 85' },
        },
      },
    },
    says: { note: 'A category is no diagnosis' },
    source: { ...paper, how: '536 ÷ 4 = 134, 328 ÷ 4 = 82; limits by the guidelines' },
  },
  {
    name: 'The first reading is left out',
    given: {
      readings: [reading(150, 92), reading(130, 82), reading(128, 80)],
      place: 'clinic',
      first: 'drop',
    },
    expect: {
      mean: '129/81 mmHg',
      american: 'Stage 1 hypertension',
      european: 'Elevated blood pressure',
      counted: 2,
      spread: '128 to 130 mmHg',
      note: 'plain',
      limits: { at: { 4: { rule: 'ESC 2024, in a practice', pressure: '140 or 90' } } },
    },
    says: { note: 'Few readings say little' },
    source: { ...paper, how: '258 ÷ 2, 162 ÷ 2' },
  },
  {
    name: 'Half a millimeter is rounded up',
    given: { readings: [reading(119, 70), reading(120, 70)], place: 'home' },
    expect: { mean: '120/70 mmHg', american: 'Elevated', pulsePressure: 49.5 },
    source: { ...paper, how: '239 ÷ 2 = 119.5' },
  },
  {
    name: '180/120 is not above it',
    given: { readings: [reading(180, 120)], place: 'home' },
    expect: { note: 'plain', american: 'Stage 2 hypertension' },
    source: aha,
  },
  {
    name: 'Upper and lower changed over',
    given: { readings: [reading(120, 70), reading(80, 125)] },
    problem: 'readings',
    because: 'see reading 2',
    source: { title: 'The meaning of the two values' },
  },
  {
    name: 'Upper and lower the same',
    given: { readings: [reading(80, 80)] },
    problem: 'readings',
    because: 'above the lower one',
    source: { title: 'The meaning of the two values' },
  },
  {
    name: 'One reading, and that left out',
    given: { readings: [reading(120, 70)], first: 'drop' },
    problem: 'readings',
    because: 'must hold another reading',
    source: { title: 'A mean of nothing' },
  },
  ...(
    [
      [119, 79, 'Normal'],
      [120, 79, 'Elevated'],
      [129, 79, 'Elevated'],
      [130, 79, 'Stage 1 hypertension'],
      [119, 80, 'Stage 1 hypertension'],
      [139, 89, 'Stage 1 hypertension'],
      [140, 79, 'Stage 2 hypertension'],
      [119, 90, 'Stage 2 hypertension'],
    ] as const
  ).map(([systolic, diastolic, american]) => ({
    name: `American: ${systolic}/${diastolic}`,
    given: { readings: [reading(systolic, diastolic)], place: 'clinic' as const },
    expect: { american, mean: `${systolic}/${diastolic} mmHg` },
    source: { ...aha, how: 'The higher category counts where the two differ' },
  })),
  ...(
    [
      ['clinic', 119, 69, 'Non-elevated blood pressure'],
      ['clinic', 120, 69, 'Elevated blood pressure'],
      ['clinic', 119, 70, 'Elevated blood pressure'],
      ['clinic', 139, 89, 'Elevated blood pressure'],
      ['clinic', 140, 69, 'Hypertension'],
      ['clinic', 119, 90, 'Hypertension'],
      ['home', 119, 69, 'Non-elevated blood pressure'],
      ['home', 120, 69, 'Elevated blood pressure'],
      ['home', 119, 70, 'Elevated blood pressure'],
      ['home', 134, 84, 'Elevated blood pressure'],
      ['home', 135, 69, 'Hypertension'],
      ['home', 119, 85, 'Hypertension'],
    ] as const
  ).map(([place, systolic, diastolic, european]) => ({
    name: `European, ${place}: ${systolic}/${diastolic}`,
    given: { readings: [reading(systolic, diastolic)], place },
    expect: { european },
    source: esc,
  })),
  ...(
    [
      [181, 100],
      [150, 121],
    ] as const
  ).map(([systolic, diastolic]) => ({
    name: `Severe: ${systolic}/${diastolic}`,
    given: { readings: [reading(120, 70), reading(systolic, diastolic)], place: 'home' as const },
    expect: { note: 'bad' as const },
    says: { note: `A reading of ${systolic}/${diastolic} mmHg is above 180/120` },
    source: {
      title: 'American Heart Association: when to call 911 about high blood pressure',
      href: 'https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/when-to-call-911-for-high-blood-pressure',
    },
  })),
])
