import { useMemo } from 'react'
import { useModule } from '@/components/islands/use-module'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import { figuresOf, type Asked } from '@/lib/kits/calculator/ask-again'
import type { Answer } from '@/lib/kits/calculator/answer'
import { outputsFor } from '@/lib/kits/calculator/units'
import type { Output } from '@/lib/kits/calculator/types'
import type { Saved } from './save-answer'

/** The answer on the page, of which other entries are asked. */
export interface AskingProps {
  saved: Saved
  answer: Answer
}

export interface FigureOf {
  name: string
  output: Output
  present: number
}

/** What is asked again, once the calculator is here, and the figures that can be asked for. */
export function useAsked({ saved, answer }: AskingProps): { asked: Asked | undefined; figures: FigureOf[] } {
  const { declaration, moduleHref, values, visitor, today } = saved
  const loading = useModule<{ default: CalculatorModule }>(moduleHref)
  const calculator = loading.state === 'ready' ? loading.module.default : undefined
  const settled = useMemo(
    () => ({ ...declaration, outputs: outputsFor(declaration.outputs, values) }),
    [declaration, values],
  )
  const asked = useMemo(
    () => calculator && { calculator, declaration: settled, values, visitor, today },
    [calculator, settled, values, visitor, today],
  )
  const figures = useMemo(
    () =>
      figuresOf(settled, answer.results).flatMap((name) => {
        const output = settled.outputs[name]
        return output ? [{ name, output, present: Number(answer.results[name]) }] : []
      }),
    [settled, answer],
  )
  return { asked, figures }
}
