import { Button } from '@/components/ui/button'
import { difference, isInDisplayP3, isInSrgb } from '@/lib/subjects/colour/gamut'
import { hexOfName } from '@/lib/subjects/colour/names'
import type { Colour } from '@/lib/subjects/colour/spaces'
import { hexOf, notationIds, srgbNotations, write } from '@/lib/subjects/colour/write'
import { colourMessages as messages } from '@/lib/tools/utilities/developer/color-picker.messages'
import { colourOf } from './draft'

/** A colour in every notation, each with a button to copy it. */
export function NotationList({ colour, onCopy }: { colour: Colour; onCopy: (text: string) => void }) {
  const isMapped = !isInSrgb(colour.xyz)
  return (
    <div className="grid gap-2">
      <h2 className="text-lg font-semibold">{messages.notations}</h2>
      {isMapped && (
        <p role="status" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
          {messages.outsideSrgb(hexOf(colour), isInDisplayP3(colour.xyz))}
        </p>
      )}
      <ul className="grid gap-x-6 text-sm sm:grid-cols-2">
        {notationIds.map((notation) => {
          const text = write(colour, notation)
          return (
            <li key={notation} className="flex min-h-11 items-center gap-2 border-b border-line sm:min-h-10">
              <span className="w-22 shrink-0 text-muted">{messages.notationNames[notation]}</span>
              <span className="min-w-0 grow font-mono text-xs break-words">
                {text ?? <NoName colour={colour} />}
                {isMapped && text !== undefined && srgbNotations.has(notation) && (
                  <span className="ml-2 rounded-sm bg-warn-soft px-1 font-sans text-xs text-warn">
                    {messages.mapped}
                  </span>
                )}
              </span>
              {text !== undefined && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={messages.copyOf(messages.notationNames[notation])}
                  onClick={() => onCopy(text)}
                >
                  {messages.copy}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="text-xs text-muted">
        {messages.cmykNote} {messages.hsvNote}
      </p>
    </div>
  )
}

function NoName({ colour }: { colour: Colour }) {
  if (colour.alpha < 1) return <span className="font-sans text-muted">{messages.noName}</span>
  let nearest = ''
  let least = Infinity
  for (const name of hexOfName.keys()) {
    const away = difference(colourOf(name).xyz, colour.xyz)
    if (away < least) [nearest, least] = [name, away]
  }
  return <span className="font-sans text-muted">{messages.nearestName(nearest)}</span>
}
