import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Papa from 'papaparse'

/** LibreOffice trusts what other programs say a formula comes to, unless it is told to work everything out again. */
const recalculates = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`

/** Commas, quotes, UTF-8, every text quoted, values whole and not as cells show them, formulas as values, each sheet a file. */
const csvFilter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false,false,false,false,-1'

function converted<Result>(
  files: Readonly<Record<string, Uint8Array | string>>,
  format: string,
  read: (folder: string, names: readonly string[]) => Result,
): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallykit-calc-'))
  try {
    const into = path.join(folder, 'out')
    mkdirSync(path.join(folder, 'profile/user'), { recursive: true })
    mkdirSync(into)
    writeFileSync(path.join(folder, 'profile/user/registrymodifications.xcu'), recalculates)
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        format,
        '--outdir',
        into,
        ...Object.keys(files).map((name) => path.join(folder, name)),
      ],
      { stdio: 'pipe' },
    )
    return read(into, readdirSync(into))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Rows = readonly (readonly string[])[]

/** What LibreOffice finds in workbooks once it has worked out every formula again: the cells of each sheet, by file and sheet. */
export function sheetsIn(
  workbooks: Readonly<Record<string, Uint8Array>>,
): Readonly<Record<string, Readonly<Record<string, Rows>>>> {
  const files = Object.fromEntries(Object.entries(workbooks).map(([name, bytes]) => [`${name}.xlsx`, bytes]))
  return converted(files, csvFilter, (folder, names) =>
    Object.fromEntries(
      Object.keys(workbooks).map((name) => [
        name,
        Object.fromEntries(
          names
            .filter((file) => file.startsWith(`${name}-`))
            .map((file) => {
              const { data } = Papa.parse<string[]>(readFileSync(path.join(folder, file), 'utf8').trimEnd())
              return [file.slice(name.length + 1, -'.csv'.length), data]
            }),
        ),
      ]),
    ),
  )
}

/** A number of such a cell; LibreOffice writes shares as percentages, with all their digits. */
export function numberIn(text: string | undefined): number {
  if (text === undefined || text === '') return Number.NaN
  return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)
}

/** A workbook that LibreOffice makes of a flat OpenDocument spreadsheet. */
export function savedByCalc(flatDocument: string): Uint8Array {
  return converted({ 'made.fods': flatDocument }, 'xlsx', (folder) => readFileSync(path.join(folder, 'made.xlsx')))
}

/** The same as an OpenDocument spreadsheet. */
export function savedAsOds(flatDocument: string): Uint8Array<ArrayBuffer> {
  return converted(
    { 'made.fods': flatDocument },
    'ods',
    (folder) => new Uint8Array(readFileSync(path.join(folder, 'made.ods'))),
  )
}

/** What LibreOffice makes of a workbook, as a flat OpenDocument spreadsheet: kinds of cells, formats, filters and all. */
export function flatByCalc(workbook: Uint8Array): string {
  return converted({ 'made.xlsx': workbook }, 'fods', (folder) => readFileSync(path.join(folder, 'made.fods'), 'utf8'))
}
