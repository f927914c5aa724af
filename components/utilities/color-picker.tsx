import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from '@/components/storage/use-store'
import { takeCarried } from '@/components/take-away/carry'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { hexOf } from '@/lib/subjects/colour/write'
import { colourMessages as messages } from '@/lib/tools/utilities/developer/color-picker.messages'
import { ColourField } from './color-picker/colour-field'
import { ContrastPanel } from './color-picker/contrast-panel'
import { change, colourOf, draftStore, remember } from './color-picker/draft'
import { ExportPanel } from './color-picker/export-panel'
import { ImagePane } from './color-picker/image-pane'
import { NotationList } from './color-picker/notation-list'
import { paint } from './color-picker/paint'
import { PalettePanel } from './color-picker/palette-panel'
import { Sliders } from './color-picker/sliders'
import { SwatchButton } from './color-picker/swatch-button'

/** Chromium's picker for any pixel of the screen; not yet in TypeScript's DOM. */
interface ScreenPicker {
  open(): Promise<{ sRGBHex: string }>
}
type WithScreenPicker = typeof globalThis & { EyeDropper?: new () => ScreenPicker }

const neverChanges = () => () => {}

/** Picks a colour and shows it in every notation, with contrast, schemes and palettes to take away. */
export default function ColorPicker() {
  const draft = useStore(draftStore)
  const colour = colourOf(draft.colour)
  const canPickScreen = useSyncExternalStore(
    neverChanges,
    () => 'EyeDropper' in globalThis,
    () => false,
  )

  const choose = (text: string) => change({ colour: text })
  useEffect(takeColour, [])

  function pickedUp(hex: string): void {
    choose(hex)
    remember(hex)
  }

  async function pickScreen(): Promise<void> {
    const Picker = (globalThis as WithScreenPicker).EyeDropper
    if (!Picker) return
    try {
      const { sRGBHex } = await new Picker().open()
      // Some versions give rgb() or rgba() here.
      pickedUp(hexOf(colourOf(sRGBHex)))
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      if (error.name !== 'AbortError') await toast(messages.pickFailed)
    }
  }

  async function copy(text: string): Promise<void> {
    remember(draft.colour)
    const { copyText } = await import('@/components/take-away/take-away')
    await copyText(text, messages.copied(text))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <div
            role="img"
            aria-label={`${messages.shown}: ${hexOf(colour)}`}
            className="min-h-24 rounded-lg border border-line"
            style={paint(colour)}
          />
          <div className="grid gap-3">
            <ColourField label={messages.colour} help={messages.colourHelp} value={draft.colour} onColour={choose} />
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => remember(draft.colour)}>
                {messages.keep}
              </Button>
              <Button size="small" onClick={() => choose(randomHex())}>
                {messages.random}
              </Button>
              {/* The build cannot know whether the browser has it: its place is kept, so that nothing moves. */}
              <Button
                size="small"
                style={{ visibility: canPickScreen ? undefined : 'hidden' }}
                onClick={() => void pickScreen()}
              >
                {messages.pickScreen}
              </Button>
            </div>
          </div>
        </div>
        <Sliders value={draft.colour} model={draft.model} onModel={(model) => change({ model })} onColour={choose} />
        <NotationList colour={colour} onCopy={(text) => void copy(text)} />
      </div>
      <div data-print="hidden">
        <ImagePane onColour={pickedUp} />
      </div>
      <ContrastPanel
        value={draft.colour}
        ground={draft.ground}
        onColour={choose}
        onGround={(ground) => change({ ground })}
        onSwap={() => change({ colour: draft.ground, ground: draft.colour })}
      />
      <PalettePanel colour={colour} scheme={draft.scheme} onScheme={(scheme) => change({ scheme })} onUse={choose} />
      <History history={draft.history} onUse={choose} />
      <div data-print="hidden">
        <ExportPanel draft={draft} />
      </div>
    </div>
  )
}

/** The colour that was asked for in the search; the one before it is first in the history. */
function takeColour(): void {
  const carried = takeCarried('color-picker')
  if (!carried || !isColour(parseColour(carried.text))) return
  remember(draftStore.get().colour)
  change({ colour: carried.text })
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3))
  return `#${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function History({ history, onUse }: { history: readonly string[]; onUse: (text: string) => void }) {
  const [cleared, setCleared] = useState<readonly string[]>()
  return (
    <section aria-label={messages.history} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{messages.history}</h2>
        {history.length > 0 && (
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              setCleared(history)
              change({ history: [] })
            }}
          >
            {messages.clearHistory}
          </Button>
        )}
      </div>
      {history.length === 0 && cleared && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
          {messages.historyCleared}
          <Button size="small" onClick={() => change({ history: cleared })}>
            {messages.undo}
          </Button>
        </p>
      )}
      {history.length === 0 ? (
        <p className="text-sm text-muted">{messages.historyHelp}</p>
      ) : (
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {history.map((text) => (
            <SwatchButton key={text} colour={colourOf(text)} onUse={() => onUse(text)} />
          ))}
        </div>
      )}
    </section>
  )
}
