import { useId } from 'react'
import { FieldFrame, describedBy } from '@/components/fields/field-frame'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { scaleOf, schemeOf } from '@/lib/subjects/colour/scheme'
import { swatchExchange, swatchFormats, swatchText, variableName, type Swatch } from '@/lib/subjects/colour/swatches'
import { colourMessages as messages } from '@/lib/tools/utilities/developer/color-picker.messages'
import { change, colourOf, exportSets, type ColourDraft } from './draft'

const extensions = { css: 'css', tailwind: 'css', scss: 'scss', gpl: 'gpl', ase: 'ase' } as const

/** A set of colours as code or as a palette file. */
export function ExportPanel({ draft }: { draft: ColourDraft }) {
  const id = useId()
  const { format, exportSet, name } = draft
  const swatches = swatchesOf(draft)
  const text = format === 'ase' ? '' : swatchText(format, name.trim() || messages.initialName, swatches)

  async function takeAway(way: 'copy' | 'save'): Promise<void> {
    const { copyText, saveFile } = await import('@/components/take-away/take-away')
    if (way === 'copy') return copyText(text)
    const content = format === 'ase' ? swatchExchange(swatches) : text
    saveFile(
      `${variableName(name)}.${extensions[format]}`,
      format === 'ase' ? 'application/octet-stream' : 'text/plain',
      content,
    )
  }

  return (
    <section aria-label={messages.export} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-semibold">{messages.export}</h2>
      <div className="grid gap-3 sm:grid-cols-3">
        <FieldFrame id={`${id}-set`} label={messages.exportWhat}>
          <ChoiceMenu
            id={`${id}-set`}
            value={exportSet}
            options={exportSets.map((value) => ({ value, label: messages.exportSets[value] }))}
            onChange={(chosen) => change({ exportSet: chosen })}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-format`} label={messages.format}>
          <ChoiceMenu
            id={`${id}-format`}
            value={format}
            options={swatchFormats.map((value) => ({ value, label: messages.formats[value] }))}
            onChange={(chosen) => change({ format: chosen })}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-name`} label={messages.paletteName} help={messages.paletteHelp}>
          <input
            id={`${id}-name`}
            className={controlClasses}
            value={name}
            maxLength={40}
            aria-describedby={describedBy(`${id}-name`, {
              help: messages.paletteHelp,
              error: undefined,
              understood: undefined,
            })}
            onChange={(event) => change({ name: event.target.value })}
          />
        </FieldFrame>
      </div>
      {swatches.length === 0 ? (
        <p className="text-sm text-muted">{messages.nothingToExport}</p>
      ) : (
        <>
          {format === 'ase' ? (
            <p className="text-sm text-muted">{messages.aseNote}</p>
          ) : (
            <pre
              // A region that scrolls must be reachable by keyboard.
              tabIndex={0}
              role="region"
              aria-label={messages.exportText}
              className="max-h-72 overflow-auto rounded-md border border-line bg-raised p-3 font-mono text-sm"
            >
              {text}
            </pre>
          )}
          <div className="flex flex-wrap gap-2">
            <Button look="primary" onClick={() => void takeAway('save')}>
              {messages.download}
            </Button>
            {format !== 'ase' && <Button onClick={() => void takeAway('copy')}>{messages.copyExport}</Button>}
          </div>
        </>
      )}
    </section>
  )
}

function swatchesOf({ exportSet, colour, scheme, history, name }: ColourDraft): Swatch[] {
  const prefix = variableName(name.trim() || messages.initialName)
  const chosen = colourOf(colour)
  if (exportSet === 'scale')
    return scaleOf(chosen).map(({ step, colour: one }) => ({ name: `${prefix}-${step}`, colour: one }))
  const colours = exportSet === 'scheme' ? schemeOf(chosen, scheme) : history.map(colourOf)
  return colours.map((one, at) => ({ name: `${prefix}-${at + 1}`, colour: one }))
}
