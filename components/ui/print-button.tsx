import { formMessages } from '@/lib/messages/form'

import { Button } from './button'

/** Prints the page; what of it is for paper, the page's own style says. */
export function PrintButton() {
  return (
    <Button size="small" data-print="hidden" onClick={() => window.print()}>
      {formMessages.print}
    </Button>
  )
}
