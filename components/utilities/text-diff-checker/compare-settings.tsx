import { useId } from 'react'
import { ChoiceButtons, ChoiceMenu, Toggle } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import type { CompareOptions } from '@/lib/subjects/diff/comparison'
import type { IgnoreRules } from '@/lib/subjects/diff/ignore'
import { textDiffMessages as messages } from '@/lib/tools/utilities/text/text-diff-checker.messages'

interface CompareSettingsProps {
  options: CompareOptions
  /** Why the pattern is not a regular expression. */
  patternFault: string | undefined
  onChange: (options: CompareOptions) => void
}

/** Unit of comparison, and what does not count. */
export function CompareSettings({ options, patternFault, onChange }: CompareSettingsProps) {
  const id = useId()
  const { unit, ignore } = options
  const setRule = (rule: Partial<IgnoreRules>) => onChange({ ...options, ignore: { ...ignore, ...rule } })
  return (
    <section aria-label={messages.options} className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <ChoiceButtons
        name={`${id}-unit`}
        legend={messages.unit}
        value={unit}
        options={optionsOf(messages.units)}
        onChange={(chosen) => onChange({ ...options, unit: chosen })}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{messages.ignore}</legend>
        <div className="flex flex-wrap gap-x-4 text-sm">
          <Toggle checked={ignore.letterCase} onChange={(letterCase) => setRule({ letterCase })}>
            {messages.ignoreCase}
          </Toggle>
          <Toggle checked={ignore.lineEnds} onChange={(lineEnds) => setRule({ lineEnds })}>
            {messages.ignoreLineEnds}
          </Toggle>
        </div>
      </fieldset>
      <div className="w-full sm:w-56">
        <label htmlFor={`${id}-space`} className="mb-1 block text-sm font-medium">
          {messages.whitespace}
        </label>
        <ChoiceMenu
          id={`${id}-space`}
          value={ignore.whitespace}
          options={optionsOf(messages.whitespaceRules)}
          onChange={(whitespace) => setRule({ whitespace })}
        />
      </div>
      <div className="w-full min-w-0">
        <label htmlFor={`${id}-pattern`} className="mb-1 block text-sm font-medium">
          {messages.pattern}
        </label>
        <div className="items-center gap-x-4 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <input
            id={`${id}-pattern`}
            className={`${controlClasses} font-mono`}
            value={ignore.pattern}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-invalid={patternFault !== undefined}
            aria-describedby={`${id}-pattern-help`}
            onChange={(event) => setRule({ pattern: event.target.value })}
          />
          <p id={`${id}-pattern-help`} className={`mt-1 text-xs sm:mt-0 ${patternFault ? 'text-bad' : 'text-muted'}`}>
            {patternFault ? messages.patternFault(patternFault) : messages.patternHelp}
          </p>
        </div>
      </div>
    </section>
  )
}

/** A list of options from a table of labels, in the table's order. */
export function optionsOf<T extends string>(labels: Record<T, string>): { value: T; label: string }[] {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }))
}
