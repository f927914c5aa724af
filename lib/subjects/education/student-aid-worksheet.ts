import type { AidWorksheet, AssetLines, IncomeLines } from './student-aid-index'

export interface WorksheetRow {
  part: string
  line: string
  amount: number
}

const row = (part: string, line: string, amount: number): WorksheetRow => ({ part, line, amount })

function incomeRows(part: string, lines: IncomeLines) {
  return [
    row(part, 'Income additions, with AGI', lines.additions),
    row(part, 'Income offsets', -lines.offsets),
    row(part, 'Total income', lines.total),
    row(part, 'US income tax paid', lines.incomeTax),
    row(part, 'Payroll tax allowance', lines.payroll),
    row(part, 'Income protection allowance', lines.protection),
    row(part, 'Employment expense allowance', lines.employment),
    row(part, 'Allowance for parents’ negative income', lines.negative),
    row(part, 'Total allowances', lines.allowances),
    row(part, 'Available income', lines.available),
  ].filter(({ line, amount }) => amount !== 0 || !/offsets|Employment|negative/.test(line))
}

function assetRows(part: string, lines: AssetLines | undefined, finds: string) {
  if (!lines) return []
  return [
    row(part, 'Child support received', lines.support),
    row(part, 'Cash, savings and checking', lines.cash),
    row(part, 'Net worth of investments', lines.investments),
    row(part, 'Adjusted net worth of businesses and farms', lines.business),
    row(part, 'Net worth', lines.netWorth),
    row(part, 'Asset protection allowance', 0),
    row(part, finds, lines.part),
  ].filter(({ line, amount }) => amount !== 0 || !/support|businesses/.test(line))
}

/** The worksheet in the order of the Department’s guide, with the index that counts at its end; lines that are 0 for most are left out. */
export function worksheetRows(sheet: AidWorksheet, index: number): readonly WorksheetRow[] {
  const last = row('Index', 'Student Aid Index', index)
  if (sheet.formula === 'A')
    return [
      ...incomeRows('Parents’ income', sheet.income),
      ...assetRows('Parents’ assets', sheet.assets, 'Contribution from assets, 12%'),
      row('Parents', 'Adjusted available income', sheet.adjusted),
      row('Parents', 'Parents’ contribution', sheet.parents),
      ...incomeRows('Student’s income', sheet.student),
      row('Student’s income', 'Contribution from income, 50%', sheet.fromIncome),
      ...assetRows('Student’s assets', sheet.studentAssets, 'Contribution from assets, 20%'),
      last,
    ]
  const own = 'Student’s and spouse’s income'
  if (sheet.formula === 'B')
    return [
      ...incomeRows(own, sheet.income),
      row(own, 'Contribution from income, 50%', sheet.fromIncome),
      ...assetRows('Assets', sheet.assets, 'Contribution from assets, 20%'),
      last,
    ]
  return [
    ...incomeRows(own, sheet.income),
    ...assetRows('Assets', sheet.assets, 'Contribution from assets, 7%'),
    row('Family', 'Adjusted available income', sheet.adjusted),
    row('Family', 'Contribution from it', sheet.assessed),
    last,
  ]
}
