import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useStore } from '@/components/storage/use-store'
import { tableToCsv } from '@/lib/kits/calculator/csv'
import { utmMessages as messages } from '@/lib/tools/utilities/seo/utm-builder.messages'
import { historyStore, type KeptLink } from './stores'

const shown = 20

/** Links that were kept, newest first. */
export function HistoryPanel({ onLoad }: { onLoad: (kept: KeptLink) => void }) {
  const history = useStore(historyStore)
  const [cleared, setCleared] = useState<readonly KeptLink[]>()

  async function download(): Promise<void> {
    const { saveFile } = await import('@/components/take-away/take-away')
    const columns = {
      day: { kind: 'text', label: messages.historyColumns.day },
      link: { kind: 'text', label: messages.historyColumns.link },
      channel: { kind: 'text', label: messages.historyColumns.channel },
    } as const
    const rows = history.map(({ day, href, channel }) => ({ day, link: href, channel }))
    saveFile(messages.historyFile, 'text/csv;charset=utf-8', tableToCsv(columns, rows))
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-xl font-semibold">{messages.history}</h2>
      {history.length === 0 && <p className="text-muted">{messages.historyEmpty}</p>}
      {history.length === 0 && cleared && (
        <div role="status" className="flex flex-wrap items-center gap-3">
          {messages.cleared}
          <Button
            size="small"
            onClick={() => {
              historyStore.set(cleared)
              setCleared(undefined)
            }}
          >
            {messages.undoClear}
          </Button>
        </div>
      )}
      {history.length > 0 && (
        <>
          <ul className="grid grid-cols-[minmax(0,1fr)]">
            {history.slice(0, shown).map((kept) => (
              <li key={kept.href} className="flex flex-wrap items-center gap-x-3 border-t border-line py-2">
                <div className="min-w-0 flex-1 basis-64">
                  <p className="font-mono text-sm break-all">{kept.href}</p>
                  <p className="text-xs text-muted">
                    {kept.day} · {kept.channel}
                  </p>
                </div>
                <span data-print="hidden">
                  <Button size="small" look="quiet" aria-label={messages.load(kept.href)} onClick={() => onLoad(kept)}>
                    {messages.loadShort}
                  </Button>
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={messages.deleteEntry(kept.href)}
                    onClick={() => historyStore.update((before) => before.filter((one) => one.href !== kept.href))}
                  >
                    {messages.deleteShort}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {history.length > shown && <p className="text-sm text-muted">{messages.more10(history.length - shown)}</p>}
          <div className="flex flex-wrap gap-2" data-print="hidden">
            <Button onClick={() => void download()}>{messages.downloadHistory}</Button>
            <Button
              look="quiet"
              onClick={() => {
                setCleared(history)
                historyStore.set([])
              }}
            >
              {messages.clearHistory}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
