import { Button } from '@/components/ui/button'
import { jsonMessages } from '@/lib/messages/json-formatter'

interface FailureNoteProps {
  sentence: string
  onAgain: () => void
}

/** Why there is no result although nothing is wrong with the JSON. */
export function FailureNote({ sentence, onAgain }: FailureNoteProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-raised p-3 text-sm">
      <p className="min-w-0 flex-1">{sentence}</p>
      <Button size="small" onClick={onAgain}>
        {jsonMessages.again}
      </Button>
    </div>
  )
}
