import { defineCases } from '@/lib/kits/calculator'
import calories from './calories-burned'

const script = { title: 'Python, oxygen minute by minute: tests/vectors/health-formula/met.py' }
const paper = { title: 'Arithmetic on paper' }
const pace = {
  title: 'Calorique: MET values by pace, from the 2024 Adult Compendium',
  href: 'https://calorique.io/faq/met-values-walking-running-cycling-by-pace/',
}
const form = { title: 'Rule of the form' }

export default defineCases(calories, [
  {
    name: '8 MET, 70 kg, half an hour: 294 kcal',
    given: { weight: 70, activities: [{ activity: 'a01030', minutes: 30 }], span: 'week' },
    expect: {
      gross: 294,
      net: 257.25,
      kilojoules: 1230.096,
      minutes: 30,
      metMinutes: 240,
      meanMet: 8,
      perHour: 588,
      active: 60,
      goal: 'fair',
      diary: {
        rows: 1,
        at: {
          0: {
            name: 'Cycling, 12–13.9 mph (19–22 km/h)',
            code: '01030',
            met: 8,
            effort: 'Vigorous',
            minutes: 30,
            gross: 294,
            net: 257.25,
          },
        },
        sum: { minutes: 30, gross: 294, net: 257.25 },
      },
      needed: {
        rows: 1,
        at: { 0: { name: 'Cycling, 12–13.9 mph (19–22 km/h)', a: 11.661808, b: 29.154519, c: 58.309038 } },
      },
    },
    says: { goal: '90 minutes of moderate effort short of 150' },
    source: { ...script, how: 'one; minutes for 100 kcal are 100 ÷ (257.25 ÷ 30)' },
  },
  {
    name: '75 kg on a bicycle for an hour: 630 kcal',
    given: { weight: 75, activities: [{ activity: 'a01030', minutes: 60 }], span: 'day' },
    expect: { gross: 630, active: 120, goal: 'plain' },
    says: { goal: '120 minutes of this day count' },
    source: {
      title: 'CalculatorHub: Calories burned (MET) calculator',
      href: 'https://calculatorhub.com/tools/calories-burned-met-calculator/',
      how: '8 × 3.5 × 75 ÷ 200 × 60 = 630 there',
    },
  },
  {
    name: 'A MET of 5 for half an hour at 170 lb: 202 kcal',
    given: { weight: 77.1107029, activities: [{ activity: 'a17190', minutes: 30, met: 5 }], span: 'week' },
    expect: { gross: 202.415595, diary: { at: { 0: { code: 'own', met: 5, effort: 'Moderate' } } }, active: 30 },
    source: {
      title: 'The Prime Calculator: METs activity calculator, formula',
      href: 'https://theprimecalculator.com/health/mets-calculator/formula',
      how: '5.0 × 3.5 × 77.1 ÷ 200 × 30; 203 there is 202.4 rounded up',
    },
  },
  {
    name: 'Walking at 3.5 to 3.9 mph for half an hour, 70 kg',
    given: { weight: 70, activities: [{ activity: 'a17200', minutes: 30 }], span: 'week' },
    expect: { gross: 176.4, meanMet: 4.8, active: 30 },
    source: {
      ...pace,
      how: '4.8 MET and 168 kcal there with 1 kcal for a MET, kilogram and hour; × 1.05 for 3.5 × 60 ÷ 200',
    },
  },
  {
    name: 'Running at 6 mph for half an hour, 70 kg',
    given: { weight: 70, activities: [{ activity: 'a12050', minutes: 30 }], span: 'week' },
    expect: { gross: 341.775, meanMet: 9.3, active: 60 },
    source: { ...pace, how: '9.3 MET and 326 kcal (325.5) there; × 1.05' },
  },
  {
    name: 'Four activities, one of them of somebody from 60 on',
    given: {
      weight: 60,
      activities: [
        { activity: 'a17190', minutes: 30 },
        { activity: 'a12050', minutes: 20 },
        { activity: 'a02150', minutes: 60 },
        { activity: 'o1719060', minutes: 45 },
      ],
      span: 'week',
    },
    expect: {
      gross: 653.085,
      net: 501.135,
      kilojoules: 2732.50764,
      metMinutes: 676.5,
      minutes: 155,
      meanMet: 4.364516,
      perHour: 252.807097,
      active: 115,
      goal: 'fair',
      diary: {
        rows: 4,
        at: {
          2: { name: 'Yoga, hatha', effort: 'Light', gross: 144.9, net: 81.9 },
          3: { code: '1719060', met: 5.3, gross: 193.185, net: 156.735 },
        },
        sum: { minutes: 155, gross: 653.085, net: 501.135 },
      },
    },
    says: { goal: '35 minutes of moderate effort short' },
    source: { ...script, how: 'four' },
  },
  {
    name: 'An hour of walking at 80 kg, from 60 on',
    given: { weight: 80, activities: [{ activity: 'o1719060', minutes: 60 }], span: 'day' },
    expect: { gross: 343.44, net: 278.64 },
    source: { ...script, how: 'older: 5.3 × 2.7' },
  },
  {
    name: 'A MET of one’s own in a row from 60 on rests at 2.7',
    given: { weight: 80, activities: [{ activity: 'o1719060', minutes: 60, met: 4 }], span: 'day' },
    expect: { gross: 259.2, net: 194.4, diary: { at: { 0: { code: 'own', met: 4 } } } },
    source: {
      title: 'Willis and others 2024: MET60+ of 2.7 mL of oxygen for a kilogram and minute',
      href: 'https://pacompendium.com/older-adult-compendium/',
      how: '4 × 2.7 × 80 ÷ 200 × 60; 3 × 2.7 × 80 ÷ 200 × 60',
    },
  },
  {
    name: 'Exactly 150 minutes are within the goal',
    given: { weight: 70, activities: [{ activity: 'a17170', minutes: 150 }], span: 'week' },
    expect: { active: 150, goal: 'good', diary: { at: { 0: { met: 3, effort: 'Moderate' } } } },
    says: { goal: '150 minutes lie within' },
    source: {
      title: 'WHO guidelines 2020, British Journal of Sports Medicine 54 (2020) 1451–1462',
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7719906',
      how: '150 to 300 minutes of moderate intensity; moderate from 3 MET',
    },
  },
  {
    name: '150 vigorous minutes are 300 moderate ones',
    given: { weight: 70, activities: [{ activity: 'a17080', minutes: 150 }], span: 'week' },
    expect: { active: 300, goal: 'good', diary: { at: { 0: { met: 6, effort: 'Vigorous' } } } },
    says: { goal: '300 minutes lie within' },
    source: {
      title: 'WHO guidelines 2020, British Journal of Sports Medicine 54 (2020) 1451–1462',
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7719906',
      how: '75 to 150 vigorous minutes stand for 150 to 300 moderate ones',
    },
  },
  {
    name: 'More than is advised',
    given: { weight: 70, activities: [{ activity: 'a12050', minutes: 200 }], span: 'week' },
    expect: { active: 400, goal: 'good' },
    says: { goal: '100 minutes more than the advised 300' },
    source: { ...paper, how: '200 × 2 − 300' },
  },
  {
    name: 'Sleep adds nothing to rest',
    given: { weight: 70, activities: [{ activity: 'a07030', minutes: 480 }], span: 'day' },
    expect: { gross: 588, net: 0, active: 0, needed: { at: { 0: { a: null, b: null, c: null } } } },
    source: { ...paper, how: '1 × 3.5 × 70 ÷ 200 × 480; 1 − 1 = 0' },
  },
  {
    name: 'A whole day of minutes is the most for a day',
    given: { weight: 70, activities: [{ activity: 'a07021', minutes: 1440 }], span: 'day' },
    expect: { gross: 1764 },
    source: { ...paper, how: '3.5 × 70 ÷ 200 × 1,440' },
  },
  {
    name: 'More than 24 hours in a day',
    given: {
      weight: 70,
      activities: [
        { activity: 'a07021', minutes: 1440 },
        { activity: 'a12050', minutes: 1 },
      ],
      span: 'day',
    },
    problem: 'activities',
    because: 'must fit into one day, which has 1,440 minutes',
    source: { ...form, how: '1,441 minutes' },
  },
  {
    name: 'More than seven days in a week',
    given: {
      weight: 70,
      activities: [
        { activity: 'a07021', minutes: 10_080 },
        { activity: 'a12050', minutes: 1 },
      ],
      span: 'week',
    },
    problem: 'activities',
    because: 'one week, which has 10,080',
    source: { ...form, how: '10,081 minutes' },
  },
])
