import { isProblem, type Problem } from '@/lib/base/problem'
import type { Region } from '@/lib/base/region/types'
import { contextOf } from '@/lib/kits/fields/context'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { About } from './about'
import { answerTo, type CalculatorModule } from './answer'
import type { Declaration } from './declaration'
import { liveFormulas } from './live'
import type { SavedAnswer } from './saved-answer'
import type { AnyResults } from './types'
import { outputsFor } from './units'
import { calculatorWorkbook } from './workbook'
import { writeWorking } from './working'

/** What is saved, as data that crosses to a worker. */
export interface Saving {
  declaration: Declaration
  about: About
  values: AnyValues
  visitor: Region
  /** The unit that each quantity was entered in. */
  units: Readonly<Record<string, string>>
  /** ISO day on this device. */
  today: string
  address: string | undefined
}

/** The answer that a file holds, with results that the page hides too. */
export function savedAnswer(
  calculator: CalculatorModule,
  { declaration, about, values, visitor, units, today, address }: Saving,
): { answer: SavedAnswer; computed: AnyResults } | Problem {
  const found = answerTo(calculator, declaration, values, visitor, today)
  if (isProblem(found)) return found
  const { results, computed } = found
  const { show } = contextOf(declaration.law, values, visitor)
  const lines = typeof calculator.steps === 'function' ? calculator.steps(values, computed, show) : calculator.steps
  const steps = writeWorking(lines, declaration, values, computed, show)
  const shown = { ...declaration, outputs: outputsFor(declaration.outputs, values) }
  return { answer: { declaration: shown, about, values, results, steps, show, units, today, address }, computed }
}

/** The answer as a workbook, or why there is none. Runs the calculator many times: for a worker. */
export function savedWorkbook(calculator: CalculatorModule, saving: Saving) {
  const saved = savedAnswer(calculator, saving)
  if (isProblem(saved)) return saved
  const { answer, computed } = saved
  const { declaration, values, visitor, today } = saving
  const live = liveFormulas({ calculator, declaration, values, computed, visitor, today, show: answer.show })
  return calculatorWorkbook(answer, live)
}
