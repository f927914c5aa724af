// Lets LibreOffice Calc compute the financial functions and writes its values to tests/vectors/libreoffice/finance.json.
// Usage: node scripts/vectors/finance.mjs            (needs soffice on the path)
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const target = new URL('../../tests/vectors/libreoffice/finance.json', import.meta.url)

/** Excel's argument order; a nested array is a range of cells, a date is 'YYYY-MM-DD'. */
const cases = [...annuityCases(), ...cumulativeCases(), ...cashFlowCases(), ...depreciationCases(), ...interestCases()]

function annuityCases() {
  const found = []
  const loans = [
    [0.08 / 12, 10, 10000],
    [0.105 / 12, 240, 2500000],
    [0.045 / 12, 360, 300000],
    [0, 24, 12000],
    [0.03, 8, -5000, 12000],
    [0.0725 / 4, 20, 75000, -20000],
    [0.25, 5, 1000, 100],
    [-0.01, 12, 9000],
  ]
  for (const [rate, periods, present, future = 0] of loans) {
    for (const type of [0, 1]) {
      found.push(['PMT', rate, periods, present, future, type])
      for (const period of [1, 2, Math.ceil(periods / 2), periods]) {
        found.push(['IPMT', rate, period, periods, present, future, type])
        found.push(['PPMT', rate, period, periods, present, future, type])
      }
    }
  }
  const savings = [
    [0.06 / 12, 10, -200, -500],
    [0.11 / 12, 35, -2000, 0],
    [0.07, 30, -1200, -10000],
    [0, 18, -50, -100],
    [0.0025, 480, 350, 1000],
    [-0.02, 6, 100, 50],
  ]
  for (const [rate, periods, payment, other] of savings) {
    for (const type of [0, 1]) {
      found.push(['FV', rate, periods, payment, other, type])
      found.push(['PV', rate, periods, payment, other, type])
    }
  }
  const terms = [
    [0.12 / 12, -100, -1000, 10000],
    [0.09 / 12, -1500, 100000, 0],
    [0.004, 250, -40000, 0],
    [0.015, -321.5, 7000, -500],
    [0, -125, 4000, 0],
    [0.18, 0, -1000, 3000],
  ]
  for (const [rate, payment, present, future] of terms) {
    for (const type of [0, 1]) found.push(['NPER', rate, payment, present, future, type])
  }
  const rates = [
    [48, -200, 8000, 0],
    [360, -1520.06, 300000, 0],
    [12, -900, 10000, 0],
    [60, -250, 11000, -1500],
    [10, 0, -1000, 2000],
    [120, -100, 0, 18000],
    [6, -400, 2000, 0],
    [24, -500, 12000.01, 0],
  ]
  for (const [periods, payment, present, future] of rates) {
    for (const type of [0, 1]) found.push(['RATE', periods, payment, present, future, type])
  }
  return found
}

function cumulativeCases() {
  const found = []
  for (const name of ['CUMIPMT', 'CUMPRINC']) {
    for (const type of [0, 1]) {
      found.push([name, 0.09 / 12, 360, 125000, 13, 24, type])
      found.push([name, 0.09 / 12, 360, 125000, 1, 1, type])
      found.push([name, 0.105 / 12, 240, 2500000, 1, 240, type])
      found.push([name, 0.02, 40, 7500, 31, 40, type])
    }
    found.push([name, 0, 12, 1000, 1, 12, 0])
    found.push([name, 0.01, 12, 1000, 0, 12, 0])
    found.push([name, 0.01, 12, 1000, 5, 13, 0])
    found.push([name, 0.01, 12, -1000, 1, 12, 0])
  }
  return found
}

function cashFlowCases() {
  const found = []
  const projects = [
    [-70000, 12000, 15000, 18000, 21000, 26000],
    [-70000, 12000, 15000, 18000, 21000],
    [-10000, 3000, 4200, 6800],
    [-1000, 100, 100, 100, 100, 1100],
    [-250000, 0, 0, 45000, 90000, 160000, 210000],
    [-500, 600],
    [-100, 20, 20, 20],
    [5000, -1500, -1500, -1500, -1500],
    [-40000, 8000, 9200, 10000, 12000, 14500],
    [-1, ...Array.from({ length: 24 }, () => 0.05)],
    [-120000, 39000, 30000, 21000, 37000, 46000],
  ]
  for (const flows of projects) {
    for (const rate of [0.02, 0.1, 0.35]) found.push(['NPV', rate, flows])
    found.push(['IRR', flows])
    for (const [finance, reinvest] of [
      [0.1, 0.12],
      [0.1, 0.14],
      [0.05, 0.02],
    ])
      found.push(['MIRR', flows, finance, reinvest])
  }
  found.push(['NPV', -0.05, [100, 100, 100]], ['NPV', 0, [-5, 2, 9]])
  found.push(['IRR', [100, 200, 300]], ['MIRR', [100, 200, 300], 0.1, 0.1])
  const dated = [
    [
      [-10000, 2750, 4250, 3250, 2750],
      ['2008-01-01', '2008-03-01', '2008-10-30', '2009-02-15', '2009-04-01'],
    ],
    [
      [-1000, 1100],
      ['2023-01-01', '2024-01-01'],
    ],
    [
      [-5000, -5000, -5000, 16200],
      ['2024-01-31', '2024-02-29', '2024-03-31', '2024-12-31'],
    ],
    [
      [-100000, 12000, 12000, 12000, 112000],
      ['2020-02-29', '2021-02-28', '2022-02-28', '2023-02-28', '2024-02-29'],
    ],
    [
      [-8000, 500, 1200, 700, 4000],
      ['2021-05-10', '2021-09-01', '2022-01-15', '2022-12-31', '2023-06-30'],
    ],
    [
      [-2000, 900, 1500],
      ['2022-01-01', '2025-01-01', '2022-07-01'],
    ],
  ]
  for (const [values, dates] of dated) {
    found.push(['XIRR', values, dates])
    for (const rate of [0.03, 0.09, 0.4]) found.push(['XNPV', rate, values, dates])
  }
  found.push(['XIRR', [100, 200], ['2024-01-01', '2024-06-01']])
  return found
}

function depreciationCases() {
  const found = []
  const assets = [
    [30000, 7500, 10],
    [1000000, 100000, 6],
    [2400, 300, 10],
    [15750, 0, 5],
    [880, 45.5, 3],
  ]
  for (const [cost, salvage, life] of assets) {
    found.push(['SLN', cost, salvage, life])
    for (const period of [1, 2, life]) {
      found.push(['SYD', cost, salvage, life, period])
      found.push(['DB', cost, salvage, life, period, 12])
      for (const factor of [2, 1.5, 3]) found.push(['DDB', cost, salvage, life, period, factor])
    }
    for (const period of [1, 2, life, life + 1]) found.push(['DB', cost, salvage, life, period, 7])
    found.push(['VDB', cost, salvage, life, 0, 1, 2, false])
    found.push(['VDB', cost, salvage, life, 0, life, 2, false])
    found.push(['VDB', cost, salvage, life, 0, life, 2, true])
    found.push(['VDB', cost, salvage, life, 1, 2.5, 1.5, false])
    found.push(['VDB', cost, salvage, life, 0.5, 2.25, 1.5, true])
    found.push(['VDB', cost, salvage, life, life - 1, life, 1.5, false])
  }
  found.push(['DB', 1000, 100, 5, 6, 12], ['DB', 1000, 100, 5, 7, 6], ['DB', 1000, 100, 5, 1, 13])
  found.push(['DDB', 1000, 100, 5, 6, 2], ['DDB', 1000, 100, 5, 1, -1], ['DDB', -1000, 100, 5, 1, 2])
  found.push(['VDB', 1000, 100, 5, 3, 2, 2, false], ['VDB', 1000, 100, 5, 0, 6, 2, false])
  found.push(['SLN', 1000, 100, 0])
  return found
}

function interestCases() {
  return [
    ...[1, 2, 4, 12, 365].map((times) => ['EFFECT', 0.0525, times]),
    ...[1, 2, 4, 12, 365].map((times) => ['NOMINAL', 0.053543, times]),
    ['EFFECT', 0, 12],
    ['NOMINAL', -0.01, 12],
    ['RRI', 96, 10000, 11000],
    ['RRI', 5, 40000, 22000],
    ['PDURATION', 0.025, 2000, 2200],
    ['PDURATION', 0.025 / 12, 1000, 1200],
    ['PDURATION', -0.01, 1000, 1200],
    ['FVSCHEDULE', 1, [0.09, 0.11, 0.1]],
    ['FVSCHEDULE', 2500, [-0.2, 0.31, 0, 0.045]],
  ]
}

// Each case is one row: its formula in the first cell, the numbers of its ranges in the cells after it.
function rowOf([name, ...args], index) {
  const row = index + 1
  const cells = []
  const written = args.map((arg) => {
    if (!Array.isArray(arg)) return typeof arg === 'boolean' ? (arg ? 'TRUE()' : 'FALSE()') : String(arg)
    const first = cells.length + 1
    cells.push(...arg)
    return `[.${columnName(first)}${row}:.${columnName(cells.length)}${row}]`
  })
  const formula = `<table:table-cell table:formula="of:=${name}(${written.join(';')})"/>`
  return `<table:table-row>${formula}${cells.map(cellOf).join('')}</table:table-row>`
}

function columnName(index) {
  return (index >= 26 ? String.fromCharCode(64 + Math.floor(index / 26)) : '') + String.fromCharCode(65 + (index % 26))
}

function cellOf(value) {
  return typeof value === 'string'
    ? `<table:table-cell office:value-type="date" office:date-value="${value}"/>`
    : `<table:table-cell office:value-type="float" office:value="${value}"/>`
}

const spreadsheet = `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:body><office:spreadsheet><table:table table:name="cases">${cases.map(rowOf).join('\n')}</table:table></office:spreadsheet></office:body>
</office:document>`

const folder = mkdtempSync(join(tmpdir(), 'finance-vectors-'))
try {
  writeFileSync(join(folder, 'cases.fods'), spreadsheet)
  const profile = `-env:UserInstallation=file://${folder}/profile`
  // To .fods and not to .csv: the spreadsheet file holds all digits of a value, the CSV only those a currency cell shows.
  execFileSync('soffice', [
    profile,
    '--headless',
    '--convert-to',
    'fods',
    '--outdir',
    join(folder, 'out'),
    join(folder, 'cases.fods'),
  ])
  const results =
    readFileSync(join(folder, 'out', 'cases.fods'), 'utf8').match(/<table:table-cell [^>]*table:formula=[^>]*>/g) ?? []
  if (results.length !== cases.length) throw new Error(`${cases.length} formulas gave ${results.length} results`)
  const vectors = cases.map(([name, ...args], index) => ({ name, args, value: valueOf(results[index]) }))
  writeFileSync(target, `[\n${vectors.map((vector) => `  ${JSON.stringify(vector)}`).join(',\n')}\n]\n`)
  console.log(`${vectors.length} values, ${vectors.filter(({ value }) => value === null).length} of them refusals`)
} finally {
  rmSync(folder, { recursive: true })
}

/** The number, or null for an error such as Err:502, #NUM! or #DIV/0!, which a file stores without a value. */
function valueOf(cell) {
  const value = / office:value="([^"]*)"/.exec(cell)?.[1]
  const error = / calcext:value-type="error"/.test(cell)
  if (!error && (!value || Number.isNaN(Number(value)))) throw new Error(`not a number: ${cell}`)
  return error ? null : Number(value)
}
