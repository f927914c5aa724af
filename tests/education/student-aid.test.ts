import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { povertyGuidelines, pellGrant, studentAid } from '@/lib/law/us/student-aid'
import { versionOn } from '@/lib/law/rule'
import { indexAfterTests, pellGrantOf, pellTests, povertyLine } from '@/lib/subjects/education/pell-grant'
import {
  adjustedBusiness,
  assessedIncome,
  studentAidIndex,
  type AidIncome,
  type AidWorksheet,
  type Applicant,
  type IncomeLines,
} from '@/lib/subjects/education/student-aid-index'

type Row = Readonly<Record<string, string>>

const [head = '', ...lines] = readFileSync(path.join('tests', 'vectors', 'fafsa', 'isirs.csv'), 'utf8')
  .trim()
  .split('\n')
const names = head.split(',')
const records: Row[] = lines.map((line) =>
  Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])),
)

function lawOf(year: string) {
  const law = versionOn(studentAid, `${year}-07-01`)?.value
  if (!law) throw new Error(`${year} has no law`)
  return law
}

const cell = (row: Row, name: string) => Number(row[name] ?? 0)
const is = (row: Row, name: string) => row[name] === '1'
const filings: Readonly<Record<string, 'joint' | 'separate'>> = { 2: 'joint', 3: 'separate' }

function incomeOf(row: Row, people: readonly string[]): AidIncome {
  const sum = (column: string) => people.reduce((total, who) => total + cell(row, `${who}.${column}`), 0)
  return {
    agi: sum('agi'),
    deductible: sum('deductible'),
    interest: sum('interest'),
    ira: sum('ira'),
    pensions: sum('pensions'),
    foreign: sum('foreign'),
    grants: sum('grants'),
    credits: sum('credits'),
    workStudy: sum('workStudy'),
    incomeTax: people.reduce((total, who) => total + Math.max(0, cell(row, `${who}.tax`)), 0),
    earners: people.map((who) => ({
      earned: cell(row, `${who}.earned`),
      filing: filings[row[`${who}.status`] ?? ''] ?? 'single',
    })),
  }
}

const assetsOf = (row: Row, who: string) => ({
  support: who === 'student' ? 0 : cell(row, `${who}.support`),
  cash: cell(row, `${who}.cash`),
  investments: cell(row, `${who}.investments`),
  business: cell(row, `${who}.business`),
})

const isDependent = (row: Row) => row['model'] === 'D'
const isMarried = (row: Row) => row['marital'] === '2' || row['marital'] === '3'
const assetsCount = (row: Row) => row[isDependent(row) ? 'parentNetWorth' : 'studentNetWorth'] !== ''

function applicantOf(row: Row): Applicant {
  const kinds = { A: 'dependent', B: 'single', C: 'family' } as const
  const shared = {
    kind: kinds[row['formula'] as 'A' | 'B' | 'C'],
    married: isMarried(row),
    familySize: cell(row, 'size'),
    family: incomeOf(row, ['first', 'second']),
    assets: assetsCount(row) ? assetsOf(row, 'family') : undefined,
  }
  if (!isDependent(row)) return shared
  return {
    ...shared,
    student: incomeOf(row, ['student']),
    studentAssets: row['studentNetWorth'] === '' ? undefined : assetsOf(row, 'student'),
  }
}

const familyLines = (who: 'parent' | 'student', found: IncomeLines) => ({
  [`${who}Income`]: found.total,
  [`${who}Payroll`]: found.payroll,
  [`${who}Protection`]: found.protection,
  [`${who}Allowances`]: found.allowances,
  [`${who}Available`]: found.available,
})

/** Our lines under the names of the record. */
function linesOf(found: AidWorksheet): Record<string, number | undefined> {
  if (found.formula === 'A')
    return {
      ...familyLines('parent', found.income),
      parentEmployment: found.income.employment,
      parentAssets: found.assets?.part,
      parentNetWorth: found.assets?.netWorth,
      parentAdjusted: found.adjusted,
      parentContribution: found.parents,
      ...familyLines('student', found.student),
      negativeAllowance: found.student.negative,
      studentFromIncome: found.fromIncome,
      studentNetWorth: found.studentAssets?.netWorth,
      studentAssets: found.studentAssets?.part,
    }
  const own = {
    ...familyLines('student', found.income),
    studentEmployment: found.income.employment,
    studentNetWorth: found.assets?.netWorth,
    studentAssets: found.assets?.part,
  }
  return found.formula === 'B'
    ? { ...own, studentFromIncome: found.fromIncome }
    : { ...own, studentAdjusted: found.adjusted, studentContribution: found.assessed }
}

const nameOf = (row: Row) => `${row['file']} ${row['record']}`
/** What the record says otherwise than its own fields explain; see the README beside the vectors. */
const unexplained = new Map(
  Object.entries({
    'corrections_2526 ISIR test file_10232024.txt 209': 'parents’ income by professional judgment',
    'applications_2526 ISIR test file_10232024.txt 74': 'a family size that no field of the record holds',
    'applications_2526 ISIR test file_10232024.txt 104': 'a family size that no field of the record holds',
    'applications_2627 ISIR test file_08042025.txt 172': 'a return filed abroad whose amounts are not in the record',
  }),
)
const worked = records.filter((row) => row['formula'] !== '' && !unexplained.has(nameOf(row)))
const largestNetWorth = 9_999_999

describe('the Student Aid Index', () => {
  it('agrees with each line of the Department of Education’s test records', () => {
    const apart = worked.flatMap((row) => {
      const found = studentAidIndex(applicantOf(row), lawOf(row['year'] ?? ''))
      return Object.entries(linesOf(found)).flatMap(([name, amount]) => {
        const expected = row[name]
        if (expected === '' || amount === undefined) return []
        const limited = name.endsWith('NetWorth') ? Math.min(largestNetWorth, amount) : amount
        return limited === Number(expected) ? [] : [`${nameOf(row)} ${name}: ${limited}, there ${expected}`]
      })
    })
    expect(apart).toEqual([])
    expect(worked.length).toBeGreaterThan(600)
  })

  it('agrees with their indexes, of which those of March 2024 left out the assets of dependent students', () => {
    const apart = worked.flatMap((row) => {
      const law = lawOf(row['year'] ?? '')
      const found = studentAidIndex(applicantOf(row), law)
      const leftOut = row['year'] === '2024' && found.formula === 'A' ? (found.studentAssets?.part ?? 0) : 0
      const index = indexAfterTests(found.index, testsOf(row), law.least)
      const expected = Math.max(law.least, cell(row, 'sai') + leftOut)
      return index === expected || (leftOut > 0 && cell(row, 'sai') === law.least)
        ? []
        : [`${nameOf(row)}: ${index}, there ${expected}`]
    })
    expect(apart).toEqual([])
  })

  it('is the least one where nobody must file, and zero where low income makes it no more', () => {
    const withoutLines = records.filter((row) => row['formula'] === '' && row['sai'] !== '')
    const nonfilers = withoutLines.filter((row) => row['maxPell'] === '1')
    expect(nonfilers.length).toBeGreaterThan(40)
    const least = indexAfterTests(5000, { route: 'nonfiler' }, -1500)
    expect(nonfilers.filter((row) => cell(row, 'sai') !== least).map(nameOf)).toEqual([])
    const zeros = withoutLines.filter((row) => row['maxPell'] !== '1' && row['sai'] === '0')
    expect(zeros.length).toBeGreaterThan(20)
    expect(
      zeros.every((row) => indexAfterTests(5000, { route: row['maxPell'] === '' ? undefined : 'most' }, -1500) === 0),
    ).toBe(true)
  })
})

/** Regulations of the One Big Beautiful Bill Act came into the records with the files of December 2025. */
const isBeforeAct = (row: Row) => /_0(714|804)2025/.test(row['file'] ?? '')

function testsOf(row: Row) {
  const law = lawOf(row['year'] ?? '')
  const taxYear = Number(row['year']) - 2
  const guidelines = versionOn(povertyGuidelines, `${taxYear}-01-01`)?.value
  if (!guidelines) throw new Error(`${taxYear} has no guidelines`)
  const region = ({ AK: 'alaska', HI: 'hawaii' } as const)[row['state'] as 'AK' | 'HI'] ?? 'contiguous'
  const isAlone = isDependent(row) ? /^[1567]$/.test(row['marital'] ?? '') : !isMarried(row)
  const isHead = ['4', '5'].includes(row['first.status'] ?? '') || is(row, 'first.eitc')
  const foreign = law.foreignIncomeCounts && !isBeforeAct(row) ? 1 : 0
  const sum = (column: string) => cell(row, `first.${column}`) + cell(row, `second.${column}`)
  return pellTests(
    {
      kind: applicantOf(row).kind,
      mustFile: true,
      singleParent: isAlone && isHead,
      agi: sum('agi') + foreign * sum('foreign'),
      povertyLine: povertyLine(cell(row, 'size'), guidelines[region]),
    },
    law.pellUpTo,
  )
}

describe('the Pell Grant', () => {
  const unlike = new Map(
    Object.entries({
      'IDSA25OP-20240308.txt 59':
        'says that the earned income credit was received, on a return of a single person with a spouse’s dependants',
      'corrections_2526 ISIR test file_10232024.txt 218': 'income corrected by professional judgment',
    }),
  )
  /** Children of fallen heroes, whose grant does not hang on the index: the indicator is set in these records. */
  const ofFallenHeroes = new Set([94, 99, 102].map((at) => `corrections_2526 ISIR test file_10232024.txt ${at}`))
  const tested = worked.filter((row) => !unlike.has(nameOf(row)))
  const grantOf = (row: Row, before = isBeforeAct(row)) => {
    const rule = versionOn(pellGrant, `${row['year']}-07-01`)?.value
    if (!rule) throw new Error(`${row['year']} has no grant`)
    return pellGrantOf(cell(row, 'sai'), testsOf(row), before ? { ...rule, noneFrom: null } : rule)
  }

  it('is given whole to the incomes that the records give it to', () => {
    const apart = tested.filter((row) => (testsOf(row).route === 'most') !== (row['maxPell'] !== ''))
    expect(apart.map(nameOf)).toEqual([])
  })

  it('would be the smallest one, but for a high index, where the records say that only income gives it', () => {
    const apart = tested.filter((row) => (grantOf(row, true).by === 'least') !== (row['minPell'] !== ''))
    expect(apart.map(nameOf)).toEqual([])
  })

  it('is more than nothing for whom the records call eligible', () => {
    const eligible = tested.filter((row) => row['pellFlag'] === 'Y' && !ofFallenHeroes.has(nameOf(row)))
    expect(eligible.length).toBeGreaterThan(200)
    expect(eligible.filter((row) => grantOf(row).amount === 0).map(nameOf)).toEqual([])
  })

  it('falls by the index to the nearest five dollars and ends at the tenth of the whole', () => {
    const amounts = { most: 7395, least: 740, roundedTo: 5, noneFrom: 2 }
    const none = { route: undefined }
    expect(pellGrantOf(-1500, none, amounts)).toEqual({ amount: 7395, by: 'index' })
    expect(pellGrantOf(2342, none, amounts)).toEqual({ amount: 5055, by: 'index' })
    expect(pellGrantOf(2343, none, amounts)).toEqual({ amount: 5050, by: 'index' })
    expect(pellGrantOf(6655, none, amounts)).toEqual({ amount: 740, by: 'index' })
    expect(pellGrantOf(6656, none, amounts)).toEqual({ amount: 0, by: 'none' })
    expect(pellGrantOf(14_789, { route: 'least' }, amounts)).toEqual({ amount: 740, by: 'least' })
    expect(pellGrantOf(14_790, { route: 'least' }, amounts)).toEqual({ amount: 0, by: 'none' })
    expect(pellGrantOf(14_790, { route: 'least' }, { ...amounts, noneFrom: null }).amount).toBe(740)
  })
})

describe('the tables', () => {
  /** 20 U.S.C. 1087oo, 1087pp, 1087qq and 1087rr: amounts of 2020, and to what their adjusted amounts are rounded. */
  const statute = {
    tens: {
      student: 9410,
      single: 14_630,
      married: 23_460,
      parents: [23_330, 29_040, 35_870, 42_320, 49_500, 5590],
      singleParent: [43_920, 54_690, 67_520, 79_680, 93_180, 10_530],
      marriedParent: [46_140, 56_970, 67_230, 78_620, 8880],
      employment: 4000,
    },
    hundreds: [17_400, 21_800, 26_200, 30_700, 35_100],
    fiveThousands: [140_000, 415_000, 695_000],
  }
  /** CPI-U of April 2020, and of the April that an award year goes by; for 2024-25 the Department took 18.3%. */
  const base = 256.389
  const factors = { 2024: 1.183, 2025: 313.548 / base, 2026: 320.795 / base, 2027: 333.02 / base }
  const to = (step: number, amount: number) => Math.round(amount / step) * step

  it.each(Object.entries(factors))('of %s are the amounts of the statute at its prices', (year, factor) => {
    const { protection, employmentUpTo, assessed, business } = lawOf(year)
    const tens = (amounts: readonly number[]) => amounts.map((amount) => to(10, amount * factor))
    const { tens: amounts } = statute
    expect([protection.student, protection.single, protection.married, employmentUpTo]).toEqual(
      tens([amounts.student, amounts.single, amounts.married, amounts.employment]),
    )
    for (const name of ['parents', 'singleParent', 'marriedParent'] as const)
      expect([...protection[name].sizes, protection[name].further]).toEqual(tens(amounts[name]))
    expect(assessed.slice(1)).toEqual(statute.hundreds.map((amount) => to(100, amount * factor)))
    expect([...business]).toEqual(statute.fiveThousands.map((amount) => to(5000, amount * factor)))
  })

  it('assess and reduce in steps as the printed schedules of 2024-25 and 2026-27 say', () => {
    const [first, third] = [lawOf('2024'), lawOf('2026')]
    expect(
      [-9000, -6820, 0, 20_600, 25_800, 31_000, 36_300, 41_500].map((amount) => assessedIncome(amount, first)),
    ).toEqual([-1500, -1500, 0, 4532, 5832, 7340, 9142, 11_222])
    expect(
      [-9000, 21_800, 27_300, 32_800, 38_400, 43_900, 53_900].map((amount) => assessedIncome(amount, third)),
    ).toEqual([-1870, 4796, 6171, 7766, 9670, 11_870, 16_570])
    expect([-5, 0, 165_000, 490_000, 820_000, 900_000].map((amount) => adjustedBusiness(amount, first))).toEqual([
      0, 0, 66_000, 228_500, 426_500, 506_500,
    ])
    expect([175_000, 520_000, 870_000].map((amount) => adjustedBusiness(amount, third))).toEqual([
      70_000, 242_500, 452_500,
    ])
  })
})
