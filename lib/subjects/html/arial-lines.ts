import { arialWidth } from './arial'

/** A stretch of a text of one weight. */
export interface Run {
  text: string
  isBold: boolean
}

/** How wide a line of runs is, without white space at its end. */
export function runsWidth(runs: readonly Run[], size: number): number {
  const all = runs.reduce((sum, { text, isBold }) => sum + arialWidth(text, size, isBold ? 'bold' : 'regular'), 0)
  const { text = '', isBold = false } = runs.at(-1) ?? {}
  return all - arialWidth(text.slice(text.trimEnd().length), size, isBold ? 'bold' : 'regular')
}

/** Runs broken into lines of a width, after spaces; signs of East Asia break anywhere. */
export function arialLines(runs: readonly Run[], size: number, width: number): Run[][] {
  const lines: Run[][] = [[]]
  let used = 0
  for (const { text, isBold } of runs)
    for (const piece of text.match(
      /[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7a3\uff00-\uffef]+\s*|\s+/gu,
    ) ?? []) {
      const wide = arialWidth(piece.trimEnd(), size, isBold ? 'bold' : 'regular')
      if (used > 0 && used + wide > width) {
        lines.push([])
        used = 0
      }
      lines.at(-1)?.push({ text: piece, isBold })
      used += arialWidth(piece, size, isBold ? 'bold' : 'regular')
    }
  return lines
}
