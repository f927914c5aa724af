import type { PagedLine } from './questions'

/** A text that stays where it was made, of which lines are read as they come into view. Lines end with LF, CR LF or CR. */
export class HeldText {
  private readonly starts: number[] = [0]

  constructor(readonly text: string) {
    const ends = /\r\n|\n|\r/g
    while (ends.exec(text)) this.starts.push(ends.lastIndex)
    // A text that ends with a line end has no empty line after it.
    if (this.starts.length > 1 && this.starts.at(-1) === text.length) this.starts.pop()
  }

  /** How many lines there are; an empty text has none. */
  get lines(): number {
    return this.text === '' ? 0 : this.starts.length
  }

  /** The lines from the first to before the last, counted from 0, each cut after `widthLimit` UTF-16 units. */
  read(from: number, to: number, widthLimit: number): PagedLine[] {
    const lines: PagedLine[] = []
    for (let line = Math.max(0, from); line < Math.min(to, this.lines); line++) lines.push(this.line(line, widthLimit))
    return lines
  }

  private line(line: number, widthLimit: number): PagedLine {
    const start = this.starts[line] ?? 0
    let end = this.starts[line + 1] ?? this.text.length
    while (end > start && '\r\n'.includes(this.text.charAt(end - 1))) end--
    let shown = Math.min(end, start + widthLimit)
    // A cut may not split a character.
    if (shown < end && (this.text.charCodeAt(shown) & 0xfc00) === 0xdc00) shown--
    return { text: this.text.slice(start, shown), hidden: end - shown }
  }
}
