import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { Excerpt, Finding, Tone, Warning } from '@/lib/kits/app/views'
import { viewMessages as says } from '@/lib/messages/views'
import { signs } from './tones'
import type { OneViewProps } from './view-props'

/** What was found in what a visitor gave: sentences with a place, a way out or more to read. */
export default function FoundView({ view, onOffer, onGo }: OneViewProps<'findings' | 'warnings'>) {
  if (view.kind === 'warnings') return <WarningList view={view} onOffer={onOffer} />
  return view.items.map((finding) => (
    <FindingBox key={`${finding.says} ${finding.at?.offset}`} finding={finding} onOffer={onOffer} onGo={onGo} />
  ))
}

function WarningList({ view: { items, label }, onOffer }: OneViewProps<'warnings'>) {
  return (
    <section aria-label={label} className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
      <ul className="list-disc pl-4">
        {items.map((item) => (
          <li key={item.says} className={classNames('break-words', item.places && '-ml-4 list-none')}>
            {item.places ? <Places item={item} places={item.places} onOffer={onOffer} /> : item.says}
            {item.more && (
              <details>
                <summary className="min-h-6">{item.more.label}</summary>
                <p>{item.more.text}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PlacesProps {
  item: Warning
  places: NonNullable<Warning['places']>
  onOffer: OneViewProps<'warnings'>['onOffer']
}

/** A sentence that opens to the places it speaks of. */
function Places({ item: { says: sentence, rest }, places, onOffer }: PlacesProps) {
  return (
    <details>
      <summary className="min-h-6">{sentence}</summary>
      <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto text-ink">
        {places.map(({ text, offer }) => (
          <li key={text} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 font-mono break-all">{text}</span>
            <button type="button" className="min-h-6 text-accent underline" onClick={() => onOffer?.(offer)}>
              {offer.label}
            </button>
          </li>
        ))}
        {rest && <li>{rest}</li>}
      </ul>
    </details>
  )
}

const boxes: Record<Tone, string> = {
  plain: 'border-transparent bg-accent-soft',
  good: 'border-good bg-good-soft text-good',
  warn: 'border-warn bg-warn-soft text-warn',
  bad: 'border-bad bg-bad-soft text-bad',
}

interface FindingBoxProps {
  finding: Finding
  onOffer: OneViewProps<'findings'>['onOffer']
  onGo: OneViewProps<'findings'>['onGo']
}

function FindingBox({ finding, onOffer, onGo }: FindingBoxProps) {
  const { tone, says: sentence, detail, differs, offers = [], caution, at, excerpt } = finding
  const place = at && `${says.spot(at.line, at.column)}: `
  return (
    <div className={classNames('grid gap-2 rounded-md border px-3 py-2', boxes[tone])}>
      <div className="min-w-0 wrap-anywhere">
        <p className={classNames(tone !== 'plain' && 'font-semibold')}>
          <span aria-hidden="true">{signs[tone]}</span>
          <span>
            {place}
            {sentence}
          </span>
        </p>
        {detail && <p className="text-sm text-ink">{detail}</p>}
      </div>
      {excerpt && <ExcerptLine excerpt={excerpt} line={at?.line} />}
      {differs && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm text-ink">
          {differs.map(({ label, text }, side) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="font-mono break-all">
                <Marked text={text} other={differs[side === 0 ? 1 : 0].text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap items-center gap-2 text-sm empty:hidden" data-print="hidden">
        {at?.offset !== undefined && onGo && (
          <Button size="small" onClick={() => onGo(at)}>
            {says.goTo}
          </Button>
        )}
        {onOffer &&
          offers.map((offer) => (
            <Button key={offer.label} size="small" onClick={() => onOffer(offer)}>
              {offer.label}
            </Button>
          ))}
        {caution && <span className="text-muted">{caution}</span>}
      </div>
    </div>
  )
}

/** A tab's width depends on where it stands; one space does not. */
function withPlainTabs(text: string): string {
  return text.replaceAll('\t', ' ')
}

/** One line with a caret under what is marked. */
function ExcerptLine({ excerpt, line }: { excerpt: Excerpt; line: number | undefined }) {
  const before = `${line === undefined ? '' : `${line} │ `}${excerpt.cutBefore ? '…' : ''}${withPlainTabs(excerpt.before)}`
  return (
    <pre className="overflow-x-auto rounded-sm border border-line bg-raised p-2 font-mono text-sm leading-5 text-ink">
      <code>
        <span className="text-muted">{before}</span>
        <mark className="bg-bad-soft text-bad underline">{withPlainTabs(excerpt.marked)}</mark>
        {withPlainTabs(excerpt.after)}
        {excerpt.cutAfter && '…'}
      </code>
      {'\n'}
      <code aria-hidden="true">
        {/* The same characters, unseen, put the caret under the mark whatever their width. */}
        <span className="invisible select-none">{before}</span>
        <span className="font-bold text-bad">^</span>
      </code>
    </pre>
  )
}

/** A text with its equal beginning pale, so that one wrong character is seen. */
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
