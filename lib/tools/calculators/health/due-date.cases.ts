import { defineCases } from '@/lib/kits/calculator'
import dueDate from './due-date'

const acog = {
  title: 'ACOG Committee Opinion 700: Methods for Estimating the Due Date (2017)',
  href: 'https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date',
}
const criteria = {
  title: 'Ultrasound Dating Criteria, after ACOG',
  href: 'https://docslib.org/doc/13372606/ultrasound-dating-criteria',
}
const notebook = {
  title: 'Family Practice Notebook: Pregnancy Dating',
  href: 'https://mobile.fpnotebook.com/OB/Exam/PrgncyDtng.htm',
}
const terms = {
  title: 'Society for Maternal-Fetal Medicine: Definition of term pregnancy',
  href: 'https://old.smfm.org/publications/148-definition-of-term-pregnancy',
}
const calc = { title: 'LibreOffice Calc 7.4' }
const plain = { know: 'period', period: '2026-08-17', cycle: 28, asOf: '2026-11-23' } as const
const scanned = { ...plain, checkDay: '2026-10-19', checkDays: 0 } as const

export default defineCases(dueDate, [
  {
    name: 'Two hundred and eighty days from the period',
    given: plain,
    expect: {
      due: '2027-05-24',
      weekday: 'Monday',
      age: '14 weeks',
      trimester: 'Second',
      left: 182,
      from: '2026-08-17',
      note: null,
      redated: null,
      byScan: null,
      stages: {
        rows: 8,
        at: {
          0: { stage: 'Second trimester begins', weeks: '14 weeks', day: '2026-11-23' },
          2: { stage: 'Third trimester begins', weeks: '28 weeks', day: '2027-03-01' },
          3: { stage: 'Early term', weeks: '37 weeks', day: '2027-05-03' },
          7: { stage: 'Post-term', weeks: '42 weeks', day: '2027-06-07' },
        },
      },
    },
    source: { ...criteria, how: 'The EDD is 280 days after the first day of the LMP; dates by Python’s timedelta' },
  },
  {
    name: 'Days left by a spreadsheet',
    given: plain,
    expect: { left: 182 },
    source: { ...calc, how: 'Dates', sheet: { formulas: { left: '=DATE(2026;8;17)+280-DATE(2026;11;23)' } } },
  },
  {
    name: 'A cycle of 32 days',
    given: { ...plain, cycle: 32 },
    expect: { due: '2027-05-28', from: '2026-08-21', age: '13 weeks and 3 days', trimester: 'First' },
    source: { title: 'Library datetime, Python 3.11', how: 'date(2026,8,17) + timedelta(280 + 4)' },
  },
  {
    name: 'A day-5 embryo',
    given: { know: 'transfer', transfer: '2026-09-05', embryo: '5', asOf: '2026-11-23' },
    expect: { due: '2027-05-24', from: '2026-08-17' },
    source: { ...criteria, how: 'For a day-5 embryo the EDD is 261 days from the transfer' },
  },
  {
    name: 'A day-3 embryo',
    given: { know: 'transfer', transfer: '2026-09-03', embryo: '3', asOf: '2026-11-23' },
    expect: { due: '2027-05-24' },
    source: {
      title: 'Library datetime, Python 3.11',
      how: '266 days from fertilisation, less the three days of the embryo: date(2026,9,3) + timedelta(263)',
    },
  },
  {
    name: 'From conception over a leap day',
    given: { know: 'conception', conception: '2027-06-15', asOf: '2027-06-15' },
    expect: { due: '2028-03-07', age: '2 weeks' },
    source: { title: 'Library datetime, Python 3.11', how: 'date(2027,6,15) + timedelta(266)' },
  },
  {
    name: 'Nine weeks by a scan',
    given: { know: 'scan', scan: '2026-10-19', weeks: 9, days: 0, asOf: '2026-11-23' },
    expect: { due: '2027-05-24', age: '14 weeks' },
    source: {
      title: 'Ultrasound due date: the method published',
      href: 'https://calcolatore.online/en/ultrasound-due-date-calculator/',
      how: 'Scan − age + 280 days; by timedelta',
    },
  },
  {
    name: 'Seven days apart at nine weeks: the period stands',
    given: { ...scanned, checkWeeks: 8 },
    expect: { redated: 'good', byScan: '2027-05-31' },
    says: { redated: 'more than 7' },
    source: { ...notebook, how: 'At 9 to 16 weeks 7 days; ACOG says more than 7' },
  },
  {
    name: 'Eight days apart at nine weeks: the scan stands',
    given: { ...scanned, checkWeeks: 7, checkDays: 6 },
    expect: { redated: 'fair', byScan: '2027-06-01' },
    source: { ...notebook, how: 'At 9 to 16 weeks 7 days' },
  },
  {
    name: 'Six days apart at eight weeks: the scan stands',
    given: { ...plain, checkDay: '2026-10-17', checkWeeks: 7, checkDays: 6 },
    expect: { redated: 'fair', byScan: '2027-05-30' },
    says: { redated: 'more than 5' },
    source: { ...notebook, how: 'Below 9 weeks 5 days' },
  },
  {
    name: 'Ten days at sixteen weeks: the period stands',
    given: { ...plain, checkDay: '2026-12-07', checkWeeks: 14, checkDays: 4 },
    expect: { redated: 'good' },
    says: { redated: 'more than 10' },
    source: { ...notebook, how: 'At 16 to 22 weeks 10 days' },
  },
  {
    name: 'Three weeks in the third trimester: the period stands',
    given: { ...plain, checkDay: '2027-03-01', checkWeeks: 25, checkDays: 0 },
    expect: { redated: 'good' },
    says: { redated: 'more than 21' },
    source: { ...notebook, how: 'Beyond 28 weeks 21 days' },
  },
  {
    name: 'Past 42 weeks',
    given: { ...plain, asOf: '2027-06-08' },
    expect: { note: 'bad', left: -15, trimester: 'Third', age: '42 weeks and 1 day' },
    source: { ...terms, how: 'Post-term is 42 weeks and beyond' },
  },
  {
    name: 'In the forty-second week',
    given: { ...plain, asOf: '2027-06-01' },
    expect: { note: 'fair' },
    source: { ...terms, how: 'Late term is 41 weeks to 41 weeks 6 days' },
  },
  {
    name: 'A day before the period',
    given: { ...plain, asOf: '2026-08-16' },
    problem: 'asOf',
    source: { ...acog, how: 'Nothing to count yet' },
  },
  {
    name: 'A year later',
    given: { ...plain, asOf: '2027-11-23' },
    problem: 'asOf',
    source: { ...acog, how: 'No pregnancy lasts so long' },
  },
  {
    name: 'A scan before the period',
    given: { ...plain, checkDay: '2026-08-01', checkWeeks: 9, checkDays: 0 },
    problem: 'checkDay',
    source: { ...acog, how: 'Nothing to compare' },
  },
  {
    name: 'The end of the calendar',
    given: { ...plain, period: '9999-06-01' },
    problem: 'period',
    source: { title: 'Library datetime, Python 3.11', how: 'date + timedelta overflows' },
  },
])
