import { defineCases } from '@/lib/kits/calculator'
import socialSecurity from './social-security'

const fractions = (how: string) => ({
  title: 'Social Security Administration: benefit formula, in exact fractions',
  href: 'https://www.ssa.gov/oact/cola/piaformula.html',
  how: `tests/vectors/us-federal/retirement.py: ${how}`,
})
const reference = (how: string) => ({
  title: 'Carroll Advisory: Retirement reference',
  href: 'https://www.carrolladvisory.com/retirement-reference',
  how,
})
const born1964 = { born: '1964-05-15', basis: 'statement', statement: 2000 } as const

export default defineCases(socialSecurity, [
  {
    name: 'The SSA’s own example: a maximum earner who reaches 62 in 2025',
    given: { born: '1963-06-15', basis: 'average', average: 13_689, claimAge: 67 },
    expect: { primary: 4020.9, benefit: 4020, share: 1 },
    source: {
      title: 'Social Security Administration: Benefit calculation examples',
      href: 'https://www.ssa.gov/oact/cola/Benefits.html',
      how: 'AIME 13,689, bend points 1,226 and 7,391, PIA 4,020.90',
    },
  },
  {
    name: 'A published example: average earnings of 5,000',
    given: { born: '1963-06-15', basis: 'average', average: 5000, claimAge: 67 },
    expect: { primary: 2311, benefit: 2311 },
    source: {
      title: 'SuperCalc: Social Security bend points calculator 2025',
      href: 'https://supercalc-website-direct.pages.dev/tax/social-security-bend-points-calculator-2025',
      how: '1,103 and 1,208 make 2,311',
    },
  },
  {
    name: 'A published table of shares: 62',
    given: { ...born1964, claimAge: 62, untilAge: 90, discount: 0.02 },
    expect: {
      benefit: 1400,
      share: 0.7,
      primary: 2000,
      fullAge: '67',
      yearly: 16_800,
      even: null,
      spouse: null,
      withheld: null,
      oneSource: null,
      verdict: 'plain',
      ages: {
        rows: 9,
        at: {
          0: { age: 62, share: 0.7, benefit: 1400, total: 470_400, value: 361_386.85 },
          1: { share: 0.75, benefit: 1500 },
          4: { share: 0.933_333_33, benefit: 1866 },
          6: { age: 68, share: 1.08, benefit: 2160 },
          8: { age: 70, share: 1.24, benefit: 2480, total: 595_200, value: 419_810.07 },
        },
      },
      sums: {
        rows: 39,
        at: {
          0: { age: 62, early: 0, chosen: 0, late: 0 },
          10: { age: 72, early: 168_000, chosen: 168_000, late: 59_520 },
        },
      },
    },
    says: { verdict: 'Until 90 claiming at 70 is worth the most.' },
    source: reference(
      '0.7 at 62, 0.75 at 63, 0.9333 at 66, 1.08 at 68 and 1.24 at 70; sums and worth in retirement.py',
    ),
  },
  {
    name: 'Waiting until full retirement age pays off between 78 and 79',
    given: { ...born1964, claimAge: 67 },
    expect: { benefit: 2000, even: '78 and 8 months' },
    source: fractions('2,000 × 60 ÷ 600 is 200 months after 62'),
  },
  {
    name: 'And until 70 after 80',
    given: { ...born1964, claimAge: 70 },
    expect: { benefit: 2480, even: '80 and 5 months', verdict: 'good' },
    says: { verdict: 'Until 90 no other age is worth more.' },
    source: fractions('2,480 × 96 ÷ 1,080 is 220.4 months'),
  },
  {
    name: 'Thirty-five years at 70 thousand',
    given: { born: '1964-05-15', basis: 'wage', wage: 70_000, years: 35, claimAge: 70 },
    expect: { primary: 2612.4, benefit: 3239 },
    source: fractions('70,000 for 35 years: AIME 5,833'),
  },
  {
    name: 'Twenty years leave fifteen without earnings',
    given: { born: '1964-05-15', basis: 'wage', wage: 70_000, years: 20, claimAge: 62 },
    expect: { primary: 1812.4, benefit: 1268 },
    source: fractions('70,000 for 20 years: AIME 3,333'),
  },
  {
    name: 'Fewer than 40 credits',
    given: { born: '1964-05-15', basis: 'wage', wage: 70_000, years: 9 },
    expect: { primary: 0, benefit: 0, verdict: 'bad' },
    says: { verdict: '40 credits are needed' },
    source: { title: '20 CFR 404.110', href: 'https://www.ecfr.gov/current/title-20/chapter-III/part-404' },
  },
  {
    name: 'Born in 1955: full retirement age 66 and 2 months',
    given: { born: '1955-03-10', basis: 'statement', statement: 2888, claimAge: 62 },
    expect: { fullAge: '66 and 2 months', benefit: 2141, ages: { at: { 8: { benefit: 3773 } } } },
    source: fractions('2,888: 50 months early take off 25.83%; Savvy Social Security has about 74% and 131%'),
  },
  {
    name: 'Born on 1 January 1960 counts with 1959',
    given: { born: '1960-01-01', basis: 'statement', statement: 2000 },
    expect: { fullAge: '66 and 10 months' },
    source: { title: '20 CFR 404.2(c)(4)', href: 'https://www.ecfr.gov/current/title-20/chapter-III/part-404' },
  },
  {
    name: 'A spouse with a small benefit who claims a year early',
    given: { ...born1964, spouseOwn: 400, spouseEarly: 12 },
    expect: {
      spouse: 550,
      oneSource:
        'the bend points of 2026, the earnings limit of the last year, the reduction of a spouse’s part, the earnings for a credit',
    },
    source: reference('0.9166 of the difference between half of 2,000 and 400; in retirement.py 550'),
  },
  {
    name: 'Work before full retirement age',
    given: { ...born1964, claimAge: 62, earnings: 40_000 },
    expect: { withheld: 7760 },
    source: {
      title: 'Particle: Social Security in 2026',
      href: 'https://particle.news/story/social-security-in-2026-new-retirement-rules-and-common-traps-that-could-cut-checks',
      how: '1 of every 2 dollars above 24,480',
    },
  },
  {
    name: 'Work in the year of reaching it',
    given: { ...born1964, claimAge: 66, earnings: 80_000, reachesAge: true },
    expect: { withheld: 4946.67 },
    source: fractions('a third of 80,000 − 65,160'),
  },
  {
    name: 'Months after 70 add nothing',
    given: { ...born1964, claimAge: 70, claimMonths: 1 },
    problem: 'claimMonths',
    source: { title: '20 CFR 404.313', href: 'https://www.ecfr.gov/current/title-20/chapter-III/part-404' },
  },
  {
    name: 'Who reached 62 before the formulas known here takes the statement',
    given: { born: '1960-05-15', basis: 'average' },
    problem: 'basis',
    source: { title: '42 U.S.C. § 415(a)(3)', href: 'https://www.law.cornell.edu/uscode/text/42/415' },
  },
])
