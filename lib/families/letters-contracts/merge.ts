import { csvText } from '@/lib/base/format/csv-cell'
import { englishCount } from '@/lib/base/format/english-count'
import { fileWord } from '@/lib/base/format/file-word'
import { isProblem, problem, type Problem } from '@/lib/base/problem'
import { documentText } from '@/lib/kits/document/text'
import type { Document } from '@/lib/kits/document/types'
import type { AnyValues, Scalar } from '@/lib/kits/fields/types'
import type { GeneratorContext } from '@/lib/kits/generator/types'
import { unfilledIn } from '@/lib/kits/generator/unfilled'
import { archiveOf } from '@/lib/subjects/code-files/file-archive'
import { isGiven } from './conditions'
import type { Merge } from './member'

type Row = Readonly<Record<string, Scalar | undefined>>
type Build = (values: AnyValues, context: GeneratorContext) => Document | Problem

interface Merged {
  /** Nothing where the letter was not made. */
  file: string
  says: string
}

/** The values of each row's letter: a cell that says something stands in place of the field of the same name. */
export function rowLetters(rows: string, values: AnyValues): AnyValues[] {
  const table = values[rows]
  if (!Array.isArray(table)) return []
  return (table as readonly Row[]).map((row) => ({
    ...values,
    ...Object.fromEntries(Object.entries(row).filter(([, cell]) => isGiven(cell))),
  }))
}

function reportCsv(merged: readonly Merged[]): string {
  const lines = [
    ['Row', 'File', 'What is missing'],
    ...merged.map(({ file, says }, at) => [String(at + 1), file, says]),
  ]
  return `\uFEFF${csvText(lines)}`
}

/**
 * An archive with a letter for each row and a report. A letter that is refused, or in which something is not filled in, is left out
 * and told in the report. The letters are PDF where the worker can set one, else text.
 */
export function mergedLetters({ rows, shownBy, named, sheet }: Merge, build: Build) {
  return {
    label: 'all letters (ZIP)',
    type: 'application/zip',
    extension: 'zip',
    slow: true as const,
    shownWhen: { field: shownBy, is: true },
    async make(values: AnyValues, context: GeneratorContext): Promise<Uint8Array<ArrayBuffer> | Problem> {
      const letters = rowLetters(rows, values)
      if (letters.length === 0) return problem(rows, 'must have at least one row')
      const digits = String(letters.length).length
      const files: Record<string, string | Uint8Array> = {}
      const merged: Merged[] = []
      for (const [at, letter] of letters.entries()) {
        const document = build(letter, context)
        const missing = isProblem(document) ? [`${document.field}: ${document.message}`] : unfilledIn(document)
        const stem = `${String(at + 1).padStart(digits, '0')}-${fileWord(String(letter[named] ?? ''))}`
        const file = `${stem}.${context.pdf ? 'pdf' : 'txt'}`
        if (!isProblem(document) && missing.length === 0)
          files[file] = context.pdf ? await context.pdf(document) : documentText(document, context.show)
        merged.push({ file: missing.length === 0 ? file : '', says: missing.join(', ') })
        context.progress((at + 1) / letters.length, `${englishCount(at + 1)} of ${englishCount(letters.length)}`)
      }
      return archiveOf({
        ...files,
        'report.csv': reportCsv(merged),
        ...(sheet ? { [sheet.name]: `\uFEFF${sheet.write(letters as never, context)}` } : {}),
      })
    },
  }
}
