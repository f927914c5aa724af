import { formMessages } from '@/lib/messages/form'
import { Button } from './button'

/** Says what was removed last, and puts it back where it was. */
export function PutBack({ says, onPutBack }: { says: string; onPutBack: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-sm" data-print="hidden">
      <span className="min-w-0 break-words">{says}</span>
      <Button size="small" onClick={onPutBack}>
        {formMessages.putBack}
      </Button>
    </p>
  )
}
