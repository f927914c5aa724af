import { initialValue } from '@/lib/kits/fields/initial'
import { writeInput } from '@/lib/kits/fields/write-input'
import { writeFieldValue } from '@/lib/kits/fields/read'
import type { Field, Fields } from '@/lib/kits/fields/types'
import { isNumeric } from '@/lib/kits/fields/write'
import type { Show } from '@/lib/base/format/show'
import type { InputFact } from '@/lib/kits/guide/types'

function allowed(field: Field, show: Show): string | undefined {
  if (field.kind === 'choice') return `one of ${Object.values(field.options).join(', ')}`
  if (!isNumeric(field)) return undefined
  const write = (limit: number) => writeFieldValue(field, limit, show)
  const { min, max, above, below } = field
  if (typeof min === 'number' && typeof max === 'number') return `from ${write(min)} to ${write(max)}`
  if (typeof above === 'number') return `more than ${write(above)}`
  if (typeof below === 'number') return `less than ${write(below)}`
  if (typeof max === 'number') return `at most ${write(max)}`
  return undefined
}

/** What a field turns away, as the end of a phrase. That a share ends at 100% is no news. */
function refused(field: Field, show: Show): string | undefined {
  if (!isNumeric(field)) return undefined
  const write = (limit: number) => writeFieldValue(field, limit, show)
  const { min, max, above, below } = field
  const isShare = field.kind === 'percent' || field.kind === 'rate'
  const told = (limit: typeof max): limit is number => typeof limit === 'number' && Math.abs(limit) < 1e6
  if (told(min) && min > 0 && told(max)) return `outside ${write(min)} to ${write(max)}`
  if (told(max) && !(isShare && max >= 1)) return `above ${write(max)}`
  if (told(below)) return `of ${write(below)} or more`
  if (told(min) && min > 0) return `below ${write(min)}`
  if (told(above)) return `of ${write(above)} or less`
  return undefined
}

/** What a form asks for, of choices, lists and files as of anything else. */
function contents(field: Field, show: Show): Pick<InputFact, 'options' | 'rows' | 'opens'> {
  if (field.kind === 'choice') {
    const answers = Object.entries(field.options).filter(([key]) => key !== field.unanswered)
    return { options: answers.map(([, label]) => label) }
  }
  if (field.kind === 'toggle') return { options: ['yes', 'no'] }
  if (field.kind !== 'rows') return {}
  const columns = Object.values(field.columns).map(({ label }) => label)
  return { rows: { columns, ...(field.max === undefined ? {} : { most: show.count(field.max) }) } }
}

export function inputFacts(fields: Fields, show: Show): InputFact[] {
  return Object.values(fields).map((field) => {
    const initial = writeInput(field, initialValue(field), show)
    const limits = allowed(field, show)
    const turnedAway = refused(field, show)
    return {
      label: field.label,
      ...(field.help === undefined ? {} : { help: field.help }),
      ...(field.optional ? { optional: true } : {}),
      ...(field.shownWhen ? { sometimes: true } : {}),
      ...(field.refines ? { refines: true } : {}),
      ...(initial === undefined ? {} : { initial }),
      ...(limits === undefined ? {} : { allowed: limits }),
      ...(turnedAway === undefined ? {} : { refused: turnedAway }),
      ...contents(field, show),
    }
  })
}
