import { Button, buttonClasses } from '@/components/ui/button'
import { PrintButton } from '@/components/ui/print-button'
import { classNames } from '@/components/ui/class-names'
import { utmMessages as messages } from '@/lib/tools/utilities/seo/utm-builder.messages'
import { channelVersions } from '@/lib/subjects/utm/channels'
import type { LinkResult, Note } from '@/lib/subjects/utm/link'
import type { KeptLink } from './stores'

interface LinkResultViewProps {
  result: LinkResult
  /** The kept link that is the same but for letter case, and whether case is the only difference. */
  twin: { kept: KeptLink; isExact: boolean } | undefined
  qrHref: string
  onKeep: () => void
}

/** A QR code holds at most this many bytes. */
const longestQr = 2900
const looks: Record<Note['level'], string> = { error: 'text-bad', warning: 'text-warn', info: 'text-muted' }

/** The tagged link, what is to be known of it, and where its visits will be counted. */
export function LinkResultView({ result, twin, qrHref, onKeep }: LinkResultViewProps) {
  if (result.kind === 'refused') return <p className="text-muted">{messages.waiting}</p>
  const { href, channel, notes } = result
  const [{ from, readOn }] = channelVersions
  const order: Note['level'][] = ['error', 'warning', 'info']
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="rounded-md border border-line bg-raised p-3">
        <p className="font-mono text-sm break-all select-all">{href}</p>
        <p className="mt-1 text-xs text-muted">{messages.length(href.length)}</p>
      </div>
      <div className="flex flex-wrap gap-2" data-print="hidden">
        <Button look="primary" onClick={onKeep}>
          {messages.keep}
        </Button>
        <Button onClick={() => void copy(href)}>{messages.copy}</Button>
        {href.length <= longestQr && (
          <a href={`${qrHref}#${new URLSearchParams({ kind: 'url', url: href })}`} className={buttonClasses()}>
            {messages.qr}
          </a>
        )}
        <PrintButton />
        <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClasses('quiet')}>
          {messages.open}
        </a>
      </div>
      <div className="rounded-md border border-line bg-raised p-3">
        <p className="text-sm text-muted">{messages.channel}</p>
        <p role="status" className={classNames('text-lg font-semibold', channel.rule === undefined && 'text-warn')}>
          {channel.name}
        </p>
        {channel.rule !== undefined && <p className="text-sm">{messages.because(channel.rule)}</p>}
        <p className="mt-1 text-xs text-muted">{messages.dated(from ?? readOn, readOn)}</p>
      </div>
      {(notes.length > 0 || twin) && (
        <ul className="grid gap-1 text-sm">
          {twin && (
            <li className="text-warn">
              <strong>{messages.levels.warning}:</strong>{' '}
              {twin.isExact ? messages.duplicate(twin.kept.day) : messages.almostDuplicate(twin.kept.day)}
            </li>
          )}
          {order.flatMap((level) =>
            notes
              .filter((note) => note.level === level)
              .map((note) => (
                <li key={JSON.stringify(note)} className={looks[level]}>
                  <strong>{messages.levels[level]}:</strong> {messages.note(note)}
                </li>
              )),
          )}
        </ul>
      )}
    </div>
  )
}

async function copy(href: string): Promise<void> {
  const { copyText } = await import('@/components/take-away/take-away')
  await copyText(href, messages.copied)
}
