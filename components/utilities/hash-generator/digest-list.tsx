import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import {
  algorithmNames,
  algorithms,
  writeDigest,
  type Algorithm,
  type Digests,
  type Notation,
} from '@/lib/hash/digests'
import { hashMessages as messages } from '@/lib/messages/hash-generator'

interface DigestListProps {
  digests: Digests
  notation: Notation
  /** Said by each copy button after the algorithm; empty where there is one list only. */
  of: string
  stale: boolean
  /** The algorithm that was compared, and what came of it. */
  outcome: { algorithm: Algorithm; isMatch: boolean } | undefined
}

/** The three digests of one input, each with its weakness and a way to copy it. */
export function DigestList({ digests, notation, of, stale, outcome }: DigestListProps) {
  return (
    <dl className={classNames('grid grid-cols-[minmax(0,1fr)]', stale && 'opacity-60')} aria-busy={stale}>
      {algorithms.map((algorithm) => {
        const name = algorithmNames[algorithm]
        const digest = writeDigest(digests[algorithm], notation)
        const isCompared = outcome?.algorithm === algorithm
        const weakness = messages.weak[algorithm]
        return (
          <div key={algorithm} className="border-t border-line py-2 first:border-t-0">
            <dt className="flex flex-wrap items-center gap-x-2 text-sm">
              <span className="font-semibold">{name}</span>
              {weakness && (
                <span className="rounded-sm bg-warn-soft px-1.5 text-xs font-medium text-warn" title={weakness}>
                  {messages.weakShort}
                </span>
              )}
              {isCompared && (
                <span className={classNames('text-xs font-semibold', outcome.isMatch ? 'text-good' : 'text-bad')}>
                  {outcome.isMatch ? `✓ ${messages.verdicts.match}` : `✗ ${messages.verdicts.differs}`}
                </span>
              )}
            </dt>
            <dd className="flex items-center gap-3">
              <code
                className={classNames(
                  'min-w-0 flex-1 font-mono text-sm break-all select-all',
                  isCompared && (outcome.isMatch ? 'text-good' : 'text-bad'),
                )}
              >
                {digest}
              </code>
              <Button
                size="small"
                data-print="hidden"
                aria-label={messages.copyOf(of === '' ? name : `${name}, ${of}`)}
                onClick={() => void copy(digest, name)}
              >
                {messages.copy}
              </Button>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

async function copy(digest: string, name: string): Promise<void> {
  const { copyText } = await import('@/components/take-away/take-away')
  await copyText(digest, messages.copied(name))
}

/** What is known against the two older algorithms. */
export function WeaknessNotes() {
  return (
    <dl className="text-sm text-muted">
      {algorithms.map((algorithm) => {
        const weakness = messages.weak[algorithm]
        return (
          weakness && (
            <div key={algorithm} className="flex gap-2">
              <dt className="shrink-0 font-medium text-warn">{algorithmNames[algorithm]}</dt>
              <dd>{weakness}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
