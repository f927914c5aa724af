import { hexOf } from '@/lib/subjects/colour/write'
import type { Colour } from '@/lib/subjects/colour/spaces'
import { colourMessages as messages } from '@/lib/tools/utilities/developer/color-picker.messages'
import { paint } from './paint'

interface SwatchButtonProps {
  colour: Colour
  /** What stands above the value, such as a step. */
  title?: string
  onUse: () => void
}

/** A colour that becomes the chosen one when pressed. */
export function SwatchButton({ colour, title, onUse }: SwatchButtonProps) {
  const hex = hexOf(colour)
  return (
    <button
      type="button"
      className="group min-w-0 rounded-md border border-line bg-raised p-1 text-left hover:border-accent"
      onClick={onUse}
    >
      <span className="block h-10 rounded-sm" style={paint(colour)} />
      <span className="mt-1 flex flex-wrap justify-between gap-x-1 px-0.5 text-xs">
        <span className="sr-only">{`${messages.use} `}</span>
        {title !== undefined && <span className="text-muted">{`${title} `}</span>}
        <span className="font-mono">{hex}</span>
      </span>
    </button>
  )
}
