import type { Source } from '@/lib/base/source'
import { checkedMessages } from '@/lib/messages/checked'

/** One case after it has run. */
export interface Checked {
  name: string
  source: Source & { how?: string }
  agrees: boolean
  /** What did not agree, if anything. */
  says: string
}

export function CheckedList({ checked }: { checked: readonly Checked[] }) {
  return (
    <>
      <p className="mb-1 font-medium" role="status">
        {checkedMessages.summary(checked.filter(({ agrees }) => agrees).length, checked.length)}
      </p>
      <p className="mb-3 text-muted">{checkedMessages.intro}</p>
      <ul className="grid gap-3">
        {checked.map(({ name, source, agrees, says }) => (
          <li key={name} className="flex gap-2">
            <span aria-hidden="true" className={agrees ? 'font-bold text-good' : 'font-bold text-bad'}>
              {agrees ? '✓' : '✕'}
            </span>
            <div className="min-w-0">
              {name} <span className="sr-only">({agrees ? checkedMessages.agrees : checkedMessages.differs})</span>
              <div className="text-muted wrap-anywhere">
                {source.href ? (
                  <a href={source.href} className="underline" rel="noopener noreferrer">
                    {source.title}
                  </a>
                ) : (
                  source.title
                )}
                {source.how && `: ${source.how}`}
              </div>
              {says && <div className={agrees ? 'text-muted' : 'text-bad'}>{says}</div>}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
