import { useMemo, useState } from 'react'
import { useTask } from '@/components/ui/use-task'
import type { Answer } from '@/lib/kits/calculator/answer'
import { figuresOf } from '@/lib/kits/calculator/ask-again'
import type { AskingAnswer, AskingWork } from '@/lib/kits/calculator/asking'
import type { Output } from '@/lib/kits/calculator/types'
import { outputsFor } from '@/lib/kits/calculator/units'
import { askingMessages as says } from '@/lib/messages/asking'
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

/** The figures of an answer, with the units that its values call for. */
export function useFigures({ saved, answer }: AskingProps): readonly FigureOf[] {
  const { declaration, values } = saved
  return useMemo(() => {
    const outputs = outputsFor(declaration.outputs, values)
    return figuresOf({ ...declaration, outputs }, answer.results).flatMap((name) => {
      const output = outputs[name]
      return output ? [{ name, output, present: Number(answer.results[name]) }] : []
    })
  }, [declaration, values, answer])
}

/** Somebody types and moves sliders meanwhile. In milliseconds. */
const pause = 120

/** What a worker found; the last finding stays while it looks for the next. */
export function useAsking(saved: Saved, figure: FigureOf | undefined, question: AskingWork['question']) {
  const { declaration, moduleHref, values, visitor, today, askingHref } = saved
  const key = JSON.stringify(question)
  const work = useMemo(
    (): AskingWork | undefined =>
      figure && {
        // A worker has an address of its own, which relative ones would follow.
        moduleHref: new URL(moduleHref, location.href).href,
        declaration: { ...declaration, outputs: outputsFor(declaration.outputs, values) },
        values,
        visitor,
        today,
        output: figure.name,
        present: figure.present,
        question: JSON.parse(key) as AskingWork['question'],
      },
    [declaration, moduleHref, values, visitor, today, figure, key],
  )
  const { state, isCurrent } = useTask<AskingWork, AskingAnswer>(work, askingHref, says.stopped, pause)
  const made = state && 'made' in state ? state.made : undefined
  const [last, setLast] = useState<AskingAnswer>()
  // React draws again at once with what is set while drawing.
  if (made && made !== last) setLast(made)
  return {
    found: made ?? last,
    isWorking: made === undefined || !isCurrent,
    failure: state && 'failure' in state ? state.failure : undefined,
  }
}
