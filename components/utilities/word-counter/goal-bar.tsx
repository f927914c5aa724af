import { useId } from 'react'
import { ChoiceButtons } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { wordMessages as messages, type GoalUnit } from '@/lib/messages/word-counter'
import { goalOf } from './numbers'

interface GoalBarProps {
  typed: string
  unit: GoalUnit
  words: number
  characters: number
  onGoal: (typed: string) => void
  onUnit: (unit: GoalUnit) => void
}

const units = [
  { value: 'words', label: messages.goalUnits.words },
  { value: 'characters', label: messages.goalUnits.characters },
] as const

/** A number of words or characters to reach, and how far the text is. */
export function GoalBar({ typed, unit, words, characters, onGoal, onUnit }: GoalBarProps) {
  const id = useId()
  const goal = goalOf(typed)
  const isFaulty = typed.trim() !== '' && goal === undefined
  const done = unit === 'words' ? words : characters
  return (
    <section aria-label={messages.goal} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3" data-print="hidden">
        <div className="w-32">
          <label htmlFor={`${id}-goal`} className="mb-1 block text-sm font-medium">
            {messages.goalAmount}
          </label>
          <input
            id={`${id}-goal`}
            inputMode="numeric"
            autoComplete="off"
            className={controlClasses}
            value={typed}
            aria-invalid={isFaulty}
            aria-describedby={isFaulty ? `${id}-fault` : undefined}
            onChange={(event) => onGoal(event.target.value)}
          />
        </div>
        <ChoiceButtons name={`${id}-unit`} legend={messages.goalUnit} value={unit} options={units} onChange={onUnit} />
      </div>
      {isFaulty && (
        <p id={`${id}-fault`} className="text-sm text-bad">
          {messages.goalFault}
        </p>
      )}
      {goal !== undefined && (
        <div>
          <progress
            className="block h-3 w-full accent-accent"
            max={goal}
            value={Math.min(done, goal)}
            aria-label={messages.goal}
          />
          <p className="mt-1 text-sm tabular-nums">{messages.goalState(done, goal)}</p>
        </div>
      )}
    </section>
  )
}
