import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import {
  apcaContrast,
  contrastLevels,
  contrastRatio,
  nearestWithContrast,
  over,
  writtenRatio,
} from '@/lib/subjects/colour/contrast'
import type { Triple } from '@/lib/subjects/colour/spaces'
import { seenWith, visions } from '@/lib/subjects/colour/vision'
import { bytesOf, hexOf } from '@/lib/subjects/colour/write'
import { colourMessages as messages } from '@/lib/tools/utilities/developer/color-picker.messages'
import { ColourField } from './colour-field'
import { colourOf } from './draft'

interface ContrastPanelProps {
  value: string
  ground: string
  onColour: (text: string) => void
  onGround: (text: string) => void
  onSwap: () => void
}

/** Contrast of the colour as text on a background, for everyone and without one type of cone. */
export function ContrastPanel({ value, ground, onColour, onGround, onSwap }: ContrastPanelProps) {
  const colour = colourOf(value)
  const behind = over(colourOf(ground), [255, 255, 255])
  const text = over(colour, behind)
  const ratio = contrastRatio(text, behind)
  const lc = apcaContrast(text, behind)
  const suggested = ratio < 4.5 ? nearestWithContrast(colour, behind, 4.5) : undefined
  return (
    <section aria-label={messages.contrast} className="grid gap-3">
      <h2 className="text-lg font-semibold">{messages.contrast}</h2>
      <div className="grid gap-3 md:grid-cols-2">
        <div className="grid content-start gap-2">
          <ColourField label={messages.ground} help={messages.groundHelp} value={ground} onColour={onGround} />
          <Button size="small" className="w-fit" onClick={onSwap}>
            <span aria-hidden="true">⇄</span> {messages.swap}
          </Button>
          <div
            className="rounded-md border border-line p-4"
            style={{ background: `rgb(${behind.join(' ')})`, color: `rgb(${text.join(' ')})` }}
          >
            <p className="text-base">{messages.sampleText}</p>
            <p className="text-xl font-bold">{messages.sampleLarge}</p>
          </div>
        </div>
        <div className="grid content-start gap-2">
          <div role="status" className="flex flex-wrap gap-x-8 gap-y-1">
            <p>
              <span className="block text-sm text-muted">{messages.wcag}</span>
              <span className="text-2xl font-semibold tabular-nums">{messages.ratio(writtenRatio(ratio))}</span>
            </p>
            <p className="min-w-0 grow basis-40">
              <span className="block text-sm text-muted">{messages.apca}</span>
              <span className="text-2xl font-semibold tabular-nums">
                {messages.apcaValue(lc.toFixed(1).replace('-', '−'))}
              </span>
              <span className="block text-sm">{messages.apcaUse(Math.abs(lc))}</span>
            </p>
          </div>
          <ul className="text-sm">
            {contrastLevels.map(({ id, criterion, least }) => {
              const passes = ratio >= least
              return (
                <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto_4.5rem] gap-x-3 border-b border-line py-1">
                  <span>{messages.levels[id]}</span>
                  <span className="text-right text-muted">{messages.needs(least, criterion)}</span>
                  <span className={classNames('text-right font-medium', passes ? 'text-good' : 'text-bad')}>
                    {passes ? `✓ ${messages.pass}` : `✗ ${messages.fail}`}
                  </span>
                </li>
              )
            })}
          </ul>
          {suggested && (
            <Button size="small" className="w-fit" onClick={() => onColour(hexOf(suggested))}>
              <span
                aria-hidden="true"
                className="size-4 rounded-sm border border-edge"
                style={{ background: hexOf(suggested) }}
              />
              {messages.suggestion(hexOf(suggested))}
            </Button>
          )}
          {ratio < 4.5 && !suggested && <p className="text-sm">{messages.noSuggestion}</p>}
        </div>
      </div>
      <VisionRow text={text} ground={behind} />
    </section>
  )
}

function VisionRow({ text, ground }: { text: Triple; ground: Triple }) {
  const xyzOf = (bytes: Triple) => colourOf(`rgb(${bytes.join(' ')})`).xyz
  return (
    <div>
      <h3 className="mb-1 text-sm font-medium">{messages.vision}</h3>
      <ul className="grid gap-2 sm:grid-cols-3">
        {visions.map((vision) => {
          const front = bytesOf(seenWith(vision, xyzOf(text)))
          const back = bytesOf(seenWith(vision, xyzOf(ground)))
          const [frontHex, backHex] = [front, back].map((bytes) => hexOf(colourOf(`rgb(${bytes.join(' ')})`)))
          return (
            <li key={vision} className="text-sm">
              <span
                className="block rounded-md border border-line px-3 py-2 text-lg"
                style={{ background: backHex, color: frontHex }}
              >
                {messages.sampleLarge}
              </span>
              <span className="block">{messages.visions[vision]}</span>
              <span className="block text-xs text-muted">
                {messages.visionPair(frontHex ?? '', backHex ?? '', writtenRatio(contrastRatio(front, back)))}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
