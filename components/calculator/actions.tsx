import { useState } from 'react'
import type { Form } from '@/components/fields/use-form'
import { part } from '@/components/islands/part'
import { Button } from '@/components/ui/button'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import type { Answer } from '@/lib/kits/calculator/answer'
import { formMessages } from '@/lib/messages/form'
import type { Saved } from './save-answer'

const SavePanel = part<Saved>('calculator/save-panel', () => import('./save-panel'))

interface ActionsProps {
  /** With the units that the values call for. */
  declaration: Declaration
  form: Form
  answer: Answer
  /** The same answer with all that files of it are made from. */
  saved: Saved
}

export function Actions({ declaration, form, answer, saved }: ActionsProps) {
  const [isSaving, setSaving] = useState(false)
  const takeAway = () => import('./take-away')
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2" data-print="hidden">
        <Button size="small" aria-expanded={isSaving} onClick={() => setSaving(!isSaving)}>
          {formMessages.save}
        </Button>
        <Button size="small" onClick={async () => (await takeAway()).copyResults(declaration, answer, form.show)}>
          {formMessages.copyResults}
        </Button>
        <Button size="small" onClick={async () => (await takeAway()).copyLink(declaration, form.values)}>
          {formMessages.copyLink}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {formMessages.print}
        </Button>
        {form.touched && (
          <Button size="small" look="quiet" onClick={form.startOver}>
            {formMessages.startOver}
          </Button>
        )}
      </div>
      {isSaving && <SavePanel {...saved} />}
    </>
  )
}
