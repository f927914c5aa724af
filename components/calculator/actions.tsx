import { useState } from 'react'
import type { Form } from '@/components/fields/use-form'
import { part } from '@/components/islands/part'
import { useLinkPanel } from '@/components/take-away/use-link-panel'
import { Button } from '@/components/ui/button'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import type { Answer } from '@/lib/kits/calculator/answer'
import { formMessages } from '@/lib/messages/form'
import type { Saved } from './save-answer'
import type { ActionPanelProps } from './action-panel'

const ActionPanel = part<ActionPanelProps>('calculator/action-panel', () => import('./action-panel'))

interface ActionsProps {
  /** With the units that the values call for. */
  declaration: Declaration
  form: Form
  answer: Answer
  /** The same answer with all that files of it are made from. */
  saved: Saved
  /** The chart engine, for the curve of an entry; absent where no number goes in or comes out. */
  curveHref: string | undefined
  /** Opens what answers a whole table. */
  onMany(): void
  /** Opens what sets answers side by side. */
  onCompare(): void
}

export function Actions({ declaration, form, answer, saved, curveHref, onMany, onCompare }: ActionsProps) {
  const link = useLinkPanel(form.values)
  const [panel, setPanel] = useState<ActionPanelProps['panel']>()
  const opens = (one: ActionPanelProps['panel']) => ({
    'aria-expanded': panel === one,
    onClick: () => setPanel(panel === one ? undefined : one),
  })
  // A calculator that asks for tables alone has nothing that a row could fill.
  const takesRows = Object.values(declaration.inputs).some(({ kind }) => kind !== 'rows' && kind !== 'file')
  const takeAway = () => import('./take-away')
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2" data-print="hidden">
        <Button size="small" {...opens('save')}>
          {formMessages.save}
        </Button>
        <Button size="small" onClick={async () => (await takeAway()).copyResults(declaration, answer, form.show)}>
          {formMessages.copyResults}
        </Button>
        <Button
          size="small"
          onClick={async () => link.show(await (await takeAway()).copyLink(declaration, form.values))}
        >
          {formMessages.copyLink}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {formMessages.print}
        </Button>
        {curveHref && (
          <>
            <Button size="small" {...opens('turn-round')}>
              {formMessages.turnRound}
            </Button>
            <Button size="small" {...opens('what-moves')}>
              {formMessages.whatMoves}
            </Button>
          </>
        )}
        <Button size="small" onClick={onCompare}>
          {formMessages.compare}
        </Button>
        {takesRows && (
          <Button size="small" onClick={onMany}>
            {formMessages.many}
          </Button>
        )}
        {form.touched && (
          <Button size="small" look="quiet" onClick={form.startOver}>
            {formMessages.startOver}
          </Button>
        )}
      </div>
      {link.panel}
      {panel && <ActionPanel panel={panel} form={form} saved={saved} answer={answer} curveHref={curveHref} />}
    </>
  )
}
