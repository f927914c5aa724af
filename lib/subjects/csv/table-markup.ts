import { withoutFormula } from '@/lib/subjects/csv/record'
import { escapeXml } from '@/lib/kits/chart/svg'

/** A table as rows of cells, with which of its columns are numbers. */
export interface PlainTable {
  names: readonly string[]
  rows: readonly (readonly string[])[]
  isNumber: (column: number) => boolean
}

export const markupFormats = ['html', 'markdown', 'latex', 'json', 'csv'] as const
export type MarkupFormat = (typeof markupFormats)[number]

const padded = ({ names }: PlainTable, fields: readonly string[]) => names.map((_, column) => fields[column] ?? '')

/** A table of HTML without styles. Every value is escaped; line ends become `<br>`. */
function html(table: PlainTable): string {
  const cell = (text: string) => escapeXml(text).replaceAll(/\r\n|\n|\r/g, '<br>')
  const right = (column: number) => (table.isNumber(column) ? ' style="text-align: right"' : '')
  const head = table.names.map((name, column) => `      <th scope="col"${right(column)}>${cell(name)}</th>\n`).join('')
  const body = table.rows.map(
    (fields) =>
      `    <tr>\n${padded(table, fields)
        .map((value, column) => `      <td${right(column)}>${cell(value)}</td>\n`)
        .join('')}    </tr>\n`,
  )
  return `<table>\n  <thead>\n    <tr>\n${head}    </tr>\n  </thead>\n  <tbody>\n${body.join('')}  </tbody>\n</table>\n`
}

/** A table of GitHub Flavored Markdown. Bars, and signs that Markdown or HTML would read, are escaped. */
function markdown(table: PlainTable): string {
  const cell = (text: string) =>
    text
      .replaceAll(/[\\`*_~[\]|]/g, String.raw`\$&`)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll(/\r\n|\n|\r/g, '<br>')
      .trim()
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |\n`
  const rule = table.names.map((_, column) => (table.isNumber(column) ? '---:' : '---'))
  return (
    line(table.names) + `| ${rule.join(' | ')} |\n` + table.rows.map((fields) => line(padded(table, fields))).join('')
  )
}

const latexSigns: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '<': String.raw`\textless{}`,
  '>': String.raw`\textgreater{}`,
}

/** A tabular of LaTeX with rules of booktabs. */
function latex(table: PlainTable): string {
  const cell = (text: string) =>
    text.replaceAll(/[\\~^<>]|[&%$#_{}]/g, (sign) => latexSigns[sign] ?? `\\${sign}`).replaceAll(/\s*[\r\n]+\s*/g, ' ')
  const line = (cells: readonly string[]) => `  ${cells.map(cell).join(' & ')} \\\\\n`
  const columns = table.names.map((_, column) => (table.isNumber(column) ? 'r' : 'l')).join('')
  const body = table.rows.map((fields) => line(padded(table, fields))).join('')
  return `% needs \\usepackage{booktabs}\n\\begin{tabular}{${columns}}\n  \\toprule\n${line(table.names)}  \\midrule\n${body}  \\bottomrule\n\\end{tabular}\n`
}

/** Records as JSON. Numbers of columns of numbers are numbers as they are written; empty values are null; a repeated name gets its place. */
function json(table: PlainTable): string {
  const keys = table.names.map((name, at) =>
    JSON.stringify(table.names.indexOf(name) < at || name === '' ? `${name}_${at + 1}` : name),
  )
  const value = (text: string, column: number) =>
    text === '' ? 'null' : table.isNumber(column) ? jsonNumber(text) : JSON.stringify(text)
  const records = table.rows.map(
    (fields) =>
      `  {${padded(table, fields)
        .map((text, column) => `${keys[column]}: ${value(text, column)}`)
        .join(', ')}}`,
  )
  return records.length === 0 ? '[]\n' : `[\n${records.join(',\n')}\n]\n`
}

/** `.5` and `-.5` lack the zero that JSON wants. */
const jsonNumber = (text: string) => text.replace(/^(-?)\./, '$10.')

/** CSV by RFC 4180. A value that a spreadsheet would run as a formula gets an apostrophe in front. */
function csv(table: PlainTable): string {
  const cell = (value: string) => {
    const safe = withoutFormula(value)
    return /[",\r\n]/.test(safe) || safe.trim() !== safe ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return [table.names, ...table.rows.map((fields) => padded(table, fields))]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')
}

/** A table in a language of documents or data. */
export const tableMarkup: Readonly<Record<MarkupFormat, (table: PlainTable) => string>> = {
  html,
  markdown,
  latex,
  json,
  csv,
}
