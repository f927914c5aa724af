/** Turns straight quotes, hyphens and points of a text into those of print, stretch by stretch, each looking back at the one before. */
export class SmartQuotes {
  private before = ' '

  /** A new paragraph, heading or cell begins. */
  begin(): void {
    this.before = ' '
  }

  /** A stretch that stays as it is, such as code. */
  pass(text: string): void {
    this.before = text.at(-1) ?? this.before
  }

  /** `after` is the sign that follows the stretch, where one does. */
  turn(text: string, after = ''): string {
    const turned = text
      .replace(/-{2,}/g, (hyphens) => dashes(hyphens.length))
      .replaceAll('...', '…')
      .replace(/["']/g, (quote, at: number, whole: string) => {
        const before = at === 0 ? this.before : whole.charAt(at - 1)
        return curled(quote, before, whole.charAt(at + 1) || after)
      })
    this.before = text.at(-1) ?? this.before
    return turned
  }
}

/** Three hyphens are an em dash, two an en dash; longer runs are of one kind where they can be, as cmark parts them. */
function dashes(count: number): string {
  if (count % 3 === 0) return '—'.repeat(count / 3)
  if (count % 2 === 0) return '–'.repeat(count / 2)
  return count % 3 === 2 ? `${'—'.repeat((count - 2) / 3)}–` : `${'—'.repeat((count - 4) / 3)}––`
}

const isSpace = (sign: string) => sign === '' || /\s/.test(sign)
const isMark = (sign: string) => /[\p{P}\p{S}]/u.test(sign)

/** Opening or closing by what stands on either side: the rules by which CommonMark tells emphasis. */
function curled(quote: string, before: string, after: string): string {
  const opens = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
  const closes = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
  if (quote === '"') return opens && (!closes || before === '' || isSpace(before)) ? '“' : '”'
  return opens && !closes ? '‘' : '’'
}
