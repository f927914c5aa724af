import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ButtonLook, ButtonSize } from '@/components/ui/button-classes'
import { ChoiceButtons, ChoiceMenu, Toggle } from '@/components/ui/choice'
import { PrintButton } from '@/components/ui/print-button'
import { PutBack } from '@/components/ui/put-back'
import { Slider } from '@/components/ui/slider'
import { WorkBar } from '@/components/ui/work-bar'
import { BothSides, Room, type Side } from './sides'
import { shownStates } from './shown-states'

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'Keep this document',
  secondary: 'Copy results',
  quiet: 'Start over',
  danger: 'Delete everything',
}
const sizes: Readonly<Record<ButtonSize, string | undefined>> = { normal: undefined, small: undefined, icon: '×' }

function EveryButton() {
  return (
    <ul className="grid gap-4">
      {Object.entries(looks).map(([look, label]) => (
        <li key={look} className="grid gap-2">
          {Object.entries(sizes).map(([size, sign]) => {
            const shared = { look: look as ButtonLook, size: size as ButtonSize }
            const named = (state: string) => ({ children: sign ?? label, 'aria-label': `${label}, ${size}, ${state}` })
            return (
              <div key={size} className="flex flex-wrap items-center gap-2">
                <Button {...shared} {...named('rest')} />
                {shownStates.map((state) => (
                  <Button key={state} {...shared} {...named(state)} data-shows={state} />
                ))}
                <Button {...shared} {...named('disabled')} disabled />
              </div>
            )
          })}
        </li>
      ))}
      <li>
        <PrintButton />
      </li>
      <li>
        <PutBack says="Tea is gone." onPutBack={() => {}} />
      </li>
    </ul>
  )
}

const terms = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year', disabled: true },
] as const

function Choices({ side }: { side: Side }) {
  const [term, setTerm] = useState<(typeof terms)[number]['value']>('month')
  const [isOn, setOn] = useState(true)
  const [share, setShare] = useState(0.35)
  return (
    <div className="grid gap-4">
      <ChoiceButtons name={`${side}-term`} legend="For each" value={term} options={terms} onChange={setTerm} />
      <ChoiceMenu aria-label="For each" value={term} options={terms} onChange={setTerm} />
      <ChoiceMenu aria-label="For each, disabled" disabled value={term} options={terms} onChange={setTerm} />
      <Toggle checked={isOn} onChange={setOn}>
        Round to whole units
      </Toggle>
      <Toggle checked={false} disabled onChange={setOn}>
        Not for this one
      </Toggle>
      <Slider
        aria-label="Share"
        min={0}
        max={1}
        step={0.01}
        value={share}
        written={`${Math.round(share * 100)}%`}
        onValue={setShare}
      />
    </div>
  )
}

/** What is pressed, and what is chosen by a press. */
export function ButtonsRoom() {
  return (
    <Room id="buttons" title="Buttons and choices">
      <BothSides title="At rest, under the pointer, focused, pressed, disabled">{() => <EveryButton />}</BothSides>
      <BothSides title="Busy">
        {() => <WorkBar isAtOnce progress={{ share: 0.42 }} label="Making a PDF" onCancel={() => {}} />}
      </BothSides>
      <BothSides title="Choices and a slider">{(side) => <Choices side={side} />}</BothSides>
    </Room>
  )
}
