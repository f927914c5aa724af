import { useId } from 'react'
import { ChoiceMenu } from '@/components/ui/choice'
import { PrintButton } from '@/components/ui/print-button'
import { scaleOf, schemeIds, schemeOf, type SchemeId } from '@/lib/subjects/colour/scheme'
import type { Colour } from '@/lib/subjects/colour/spaces'
import { hexOf } from '@/lib/subjects/colour/write'
import { colourMessages as messages } from '@/lib/tools/utilities/developer/color-picker.messages'
import { SwatchButton } from './swatch-button'

interface PalettePanelProps {
  colour: Colour
  scheme: SchemeId
  onScheme: (scheme: SchemeId) => void
  onUse: (hex: string) => void
}

/** Colours that go with the chosen one, and its tints and shades. */
export function PalettePanel({ colour, scheme, onScheme, onUse }: PalettePanelProps) {
  const id = useId()
  return (
    <section aria-label={messages.schemes} className="grid gap-3">
      <h2 className="text-lg font-semibold">{messages.schemes}</h2>
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {messages.scheme}
        </label>
        <ChoiceMenu
          id={id}
          className="sm:max-w-64"
          value={scheme}
          options={schemeIds.map((value) => ({ value, label: messages.schemeNames[value] }))}
          onChange={onScheme}
        />
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {schemeOf(colour, scheme).map((one, at) => (
            <SwatchButton key={at} colour={one} onUse={() => onUse(hexOf(one))} />
          ))}
        </div>
      </div>
      <div className="grid gap-1">
        <h3 className="text-sm font-medium">{messages.scale}</h3>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {scaleOf(colour).map(({ step, colour: one, isOwn }) => (
            <SwatchButton
              key={step}
              colour={one}
              title={isOwn ? messages.ownStep(step) : String(step)}
              onUse={() => onUse(hexOf(one))}
            />
          ))}
        </div>
      </div>
      <div>
        <PrintButton />
      </div>
    </section>
  )
}
