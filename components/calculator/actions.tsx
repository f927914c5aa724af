import type { Form } from '@/components/fields/use-form'
import { Button } from '@/components/ui/button'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import type { Answer } from '@/lib/kits/calculator/answer'
import { formMessages } from '@/lib/messages/form'

interface ActionsProps {
  declaration: Declaration
  form: Form
  answer: Answer
}

export function Actions({ declaration, form, answer }: ActionsProps) {
  const takeAway = () => import('./take-away')
  return (
    <div className="mt-3 flex flex-wrap gap-2" data-print="hidden">
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
  )
}
