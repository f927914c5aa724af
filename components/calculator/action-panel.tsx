import type { Form } from '@/components/fields/use-form'
import type { Answer } from '@/lib/kits/calculator/answer'
import type { Saved } from './save-answer'
import SavePanel from './save-panel'
import TurnRoundPanel from './turn-round-panel'
import WhatMovesPanel from './what-moves-panel'

export interface ActionPanelProps {
  panel: 'save' | 'turn-round' | 'what-moves'
  form: Form
  saved: Saved
  answer: Answer
  curveHref: string | undefined
}

/** What one of the buttons beneath an answer opens. It comes with the first press of any of them. */
export default function ActionPanel({ panel, form, saved, answer, curveHref }: ActionPanelProps) {
  if (panel === 'save') return <SavePanel {...saved} />
  if (panel === 'turn-round') return <TurnRoundPanel form={form} saved={saved} answer={answer} />
  return <WhatMovesPanel saved={saved} answer={answer} curveHref={curveHref} />
}
