import { useId } from 'react'
import { ChoiceButtons } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { wordMessages as messages } from '@/lib/messages/word-counter'
import type { Choices } from './draft'
import { speedOf } from './numbers'

interface CountSettingsProps {
  choices: Choices
  onChange: (change: Partial<Choices>) => void
}

function optionsOf<T extends string>(labels: Record<T, string>): { value: T; label: string }[] {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }))
}

/** What counts as a word and a paragraph, and how fast the text is read. */
export function CountSettings({ choices, onChange }: CountSettingsProps) {
  const id = useId()
  const { settings, readingSpeed, speakingSpeed } = choices
  const set = (change: Partial<Choices['settings']>) => onChange({ settings: { ...settings, ...change } })
  const isFaulty = speedOf(readingSpeed) === undefined || speedOf(speakingSpeed) === undefined
  return (
    <details className="rounded-md border border-line bg-raised px-3 py-2" data-print="hidden">
      <summary className="min-h-8 cursor-pointer content-center font-medium">{messages.settings}</summary>
      <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-3 pb-1">
        <ChoiceButtons
          name={`${id}-rule`}
          legend={messages.rule}
          value={settings.words}
          options={optionsOf(messages.rules)}
          onChange={(words) => set({ words })}
        />
        <ChoiceButtons
          name={`${id}-hyphen`}
          legend={messages.hyphen}
          value={settings.hyphen}
          options={optionsOf(messages.joins)}
          onChange={(hyphen) => set({ hyphen })}
        />
        <ChoiceButtons
          name={`${id}-apostrophe`}
          legend={messages.apostrophe}
          value={settings.apostrophe}
          options={optionsOf(messages.joins)}
          onChange={(apostrophe) => set({ apostrophe })}
        />
        <ChoiceButtons
          name={`${id}-paragraphs`}
          legend={messages.paragraphRule}
          value={settings.paragraphs}
          options={optionsOf(messages.paragraphRules)}
          onChange={(paragraphs) => set({ paragraphs })}
        />
        <SpeedBox
          label={messages.readingSpeed}
          value={readingSpeed}
          helpId={`${id}-help`}
          onChange={(typed) => onChange({ readingSpeed: typed })}
        />
        <SpeedBox
          label={messages.speakingSpeed}
          value={speakingSpeed}
          helpId={`${id}-help`}
          onChange={(typed) => onChange({ speakingSpeed: typed })}
        />
        <p id={`${id}-help`} className={isFaulty ? 'w-full text-sm text-bad' : 'w-full text-sm text-muted'}>
          {isFaulty ? messages.speedFault : messages.speedHelp}
        </p>
      </div>
    </details>
  )
}

interface SpeedBoxProps {
  label: string
  value: string
  helpId: string
  onChange: (typed: string) => void
}

function SpeedBox({ label, value, helpId, onChange }: SpeedBoxProps) {
  const id = useId()
  return (
    <div className="w-full sm:w-44">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        className={controlClasses}
        value={value}
        aria-invalid={speedOf(value) === undefined}
        aria-describedby={helpId}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
