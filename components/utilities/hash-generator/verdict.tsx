import { classNames } from '@/components/ui/class-names'
import type { Comparison } from '@/lib/hash/compare'
import { writeDigest, type Digests, type Notation } from '@/lib/hash/digests'
import { hashMessages as messages } from '@/lib/messages/hash-generator'

interface VerdictProps {
  compared: Comparison
  digests: Digests
  notation: Notation
}

const looks: Record<Comparison['kind'], string> = {
  match: 'border-good bg-good-soft text-good',
  differs: 'border-bad bg-bad-soft text-bad',
  other: 'border-warn bg-warn-soft text-warn',
  missing: 'border-warn bg-warn-soft text-warn',
}
const signs: Record<Comparison['kind'], string> = { match: '✓', differs: '✗', other: '?', missing: '?' }

/** Whether the digests are the expected ones, in words, and where they part when they are not. */
export function Verdict({ compared, digests, notation }: VerdictProps) {
  return (
    <div className={classNames('rounded-md border px-3 py-2', looks[compared.kind])}>
      <p className="font-semibold">
        <span aria-hidden="true">{signs[compared.kind]} </span>
        {messages.comparison(compared)}
      </p>
      {compared.kind === 'match' && compared.algorithm !== 'sha-256' && (
        <p className="text-sm text-ink">{messages.weakMatch}</p>
      )}
      {compared.kind === 'differs' && (
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm text-ink">
          <dt>{messages.expectedValue}</dt>
          <dd className="font-mono break-all">
            <Marked
              text={writeDigest(compared.expected, notation)}
              other={writeDigest(digests[compared.algorithm], notation)}
            />
          </dd>
          <dt>{messages.actualValue}</dt>
          <dd className="font-mono break-all">
            <Marked
              text={writeDigest(digests[compared.algorithm], notation)}
              other={writeDigest(compared.expected, notation)}
            />
          </dd>
        </dl>
      )}
    </div>
  )
}

/** A digest with its equal beginning pale, so that one wrong digit is seen. */
function Marked({ text, other }: { text: string; other: string }) {
  let equal = 0
  while (equal < text.length && text[equal] === other[equal]) equal++
  return (
    <>
      <span className="text-muted">{text.slice(0, equal)}</span>
      <span className="underline decoration-2 underline-offset-2">{text.slice(equal)}</span>
    </>
  )
}
