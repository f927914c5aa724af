// Lets LibreOffice Calc evaluate the spreadsheets that cases carry (`source.sheet`) and writes the values to tests/vectors/sheets/values.json.
// Usage: node scripts/tools/compile.mjs && node scripts/vectors/sheets.mjs            (needs soffice on the path)
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run.mjs'

const target = path.join(root, 'tests/vectors/sheets/values.json')

async function sheetsOfCases() {
  const { tools } = JSON.parse(readFileSync(path.join(root, '.tools/manifest.json'), 'utf8'))
  const found = []
  for (const [id, { nodeCases }] of Object.entries(tools)) {
    if (!nodeCases) continue
    const cases = (await import(pathToFileURL(path.join(root, '.tools', nodeCases)).href)).default
    for (const { name, source } of cases)
      if (source.sheet) found.push({ id, name, cells: source.sheet.cells ?? {}, formulas: source.sheet.formulas })
  }
  return found
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** `=PMT(A1/12;A2:A4)` as a file holds it: `of:=PMT([.A1]/12;[.A2:.A4])`. */
function openFormula(formula) {
  const references = /(?<![\w.$"])([A-Z]{1,2}\d+)(?::([A-Z]{1,2}\d+))?(?![\w(])/g
  return `of:${formula.replace(references, (_, from, to) => (to ? `[.${from}:.${to}]` : `[.${from}]`))}`
}

function cellOf(value) {
  if (value === undefined) return '<table:table-cell/>'
  if (typeof value === 'number') return `<table:table-cell office:value-type="float" office:value="${value}"/>`
  if (value.startsWith('=')) return `<table:table-cell table:formula="${escaped(openFormula(value))}"/>`
  return `<table:table-cell office:value-type="date" office:date-value="${value}"/>`
}

const columnAt = (letters) => [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)

function tableOf({ cells, formulas }, index) {
  const rows = []
  for (const [address, value] of Object.entries(cells)) {
    const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(address)
    rows[row - 1] ??= []
    rows[row - 1][columnAt(letters) - 1] = value
  }
  const lines = [
    ...Array.from(rows, (row) => Array.from(row ?? [undefined])),
    ...Object.values(formulas).map((one) => [one]),
  ]
  const written = lines.map((line) => `<table:table-row>${line.map(cellOf).join('')}</table:table-row>`)
  return `<table:table table:name="case${index}">${written.join('')}</table:table>`
}

function evaluated(sheets) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sheets-'))
  try {
    const file = path.join(folder, 'cases.fods')
    writeFileSync(
      file,
      `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:body><office:spreadsheet>${sheets.map(tableOf).join('\n')}</office:spreadsheet></office:body>
</office:document>`,
    )
    const profile = `-env:UserInstallation=file://${folder}/profile`
    // To .fods and not to .csv: the spreadsheet file holds all digits of a value, the CSV only those a cell shows.
    execFileSync('soffice', [profile, '--headless', '--convert-to', 'fods', '--outdir', path.join(folder, 'out'), file])
    const tables = readFileSync(path.join(folder, 'out', 'cases.fods'), 'utf8')
      .split('<table:table ')
      .filter((text) => text.startsWith('table:name="case'))
    return sheets.map((sheet, index) => valuesIn(tables[index], sheet))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The results stand beneath the cells, so they are the last formulas of the table. */
function valuesIn(table, { id, name, formulas }) {
  const keys = Object.keys(formulas)
  const cells = (table.match(/<table:table-cell [^>]*table:formula=[^>]*>/g) ?? []).slice(-keys.length)
  return Object.fromEntries(
    keys.map((key, at) => {
      const cell = cells[at] ?? ''
      const value = / office:(?:value|date-value)="([^"]*)"/.exec(cell)?.[1]
      if (value === undefined || / calcext:value-type="error"/.test(cell))
        throw new Error(`${id}, ${name}: ${key} ${formulas[key]} has no value`)
      return [key, / office:date-value=/.test(cell) ? value : Number(value)]
    }),
  )
}

const sheets = await sheetsOfCases()
const values = evaluated(sheets)
const entries = sheets.map((sheet, at) => ({ ...sheet, values: values[at] }))
writeFileSync(target, `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`)
console.log(
  `${entries.reduce((sum, one) => sum + Object.keys(one.values).length, 0)} values of ${entries.length} cases`,
)
