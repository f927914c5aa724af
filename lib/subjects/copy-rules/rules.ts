/* Rules that a short line of copy is held against, and what comes of them. */

export interface Judgement {
  /** A rule that cannot be asked of this line is absent and does not count. */
  outcome: 'pass' | 'fail' | 'absent'
  says: string
  detail?: string
}

export interface CopyRule<Line> {
  /** Its name in the table, by which a visitor gives it a weight. */
  name: string
  /** Who asks for it; `house` where nobody but us does. */
  source: string
  /** How much it counts where the visitor says nothing; 1 unless it is more than a matter of taste. The choice is ours. */
  weight?: number
  judge(line: Line): Judgement
}

/** Said as the source of rules of ours. */
export const house = 'this page (a rule of ours, nobody publishes it)'

export interface JudgedLine<Line> {
  line: Line
  results: readonly { rule: CopyRule<Line>; result: Judgement; weight: number }[]
  /** Share of the weights of the rules that apply which the line passes, from 0 to 100; undefined where none applies. */
  score: number | undefined
}

/** Weights by the names of rules in lower case. */
export type Weights = ReadonlyMap<string, number>

/**
 * Weights in lines such as `Length: 3`, and what is no such line. A name is one of the rules, in any letter case; a weight lies between 0
 * and 10.
 */
export function weightsIn(text: string, names: readonly string[]): { weights: Weights; wrong: string[] } {
  const known = new Set(names.map((name) => name.toLowerCase()))
  const weights = new Map<string, number>()
  const wrong: string[] = []
  for (const line of text.split(/[\r\n]+/).map((one) => one.trim())) {
    if (line === '') continue
    const [, name = '', number = ''] = /^(.*?)\s*[:=]\s*(\d+(?:[.,]\d+)?)$/.exec(line) ?? []
    const weight = Number(number.replace(',', '.'))
    if (number === '' || !known.has(name.toLowerCase()) || weight > 10) wrong.push(line)
    else weights.set(name.toLowerCase(), weight)
  }
  return { weights, wrong }
}

/** A line held against all rules. Each has its own weight unless the visitor gave it another. */
export function judgeLine<Line>(line: Line, rules: readonly CopyRule<Line>[], weights: Weights): JudgedLine<Line> {
  const results = rules.map((rule) => ({
    rule,
    result: rule.judge(line),
    weight: weights.get(rule.name.toLowerCase()) ?? rule.weight ?? 1,
  }))
  const counting = results.filter(({ result }) => result.outcome !== 'absent')
  const whole = counting.reduce((sum, { weight }) => sum + weight, 0)
  const passed = counting.reduce((sum, { weight, result }) => sum + (result.outcome === 'pass' ? weight : 0), 0)
  return { line, results, score: whole > 0 ? Math.round((passed / whole) * 100) : undefined }
}
