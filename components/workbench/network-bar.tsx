import { Button } from '@/components/ui/button'
import { requestAsText, type Sending } from '@/lib/kits/app/network'
import { networkMessages as says } from '@/lib/messages/network'
import type { Network } from './use-network'

interface NetworkBarProps {
  /** What stands here while nothing can be sent. */
  sending: Pick<Sending, 'label' | 'says'>
  network: Network
}

/** The button that asks another host, with what it sends; nothing goes out without it. */
export default function NetworkBar({ sending: idle, network }: NetworkBarProps) {
  const { sending, received, progress } = network
  const [first] = sending?.requests ?? []
  const fault = received?.find((reply) => reply.fault)?.fault
  return (
    <section
      aria-label={says.label}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-line bg-raised px-3 py-2 text-sm"
      data-print="hidden"
    >
      <p>{sending?.says ?? idle.says}</p>
      {sending && first && (
        <details>
          <summary className="min-h-6">{says.exactly}</summary>
          {sending.requests.length > 1 && <p>{says.many(sending.requests.length)}</p>}
          <pre className="mt-1 max-h-48 overflow-auto whitespace-pre-wrap break-all">{requestAsText(first)}</pre>
          <p className="text-muted">{says.added}</p>
        </details>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" disabled={!sending || progress !== undefined} onClick={network.send}>
          {sending?.label ?? idle.label}
        </Button>
        {progress && (
          <>
            <Button size="small" onClick={network.stop}>
              {says.stop}
            </Button>
            <span className="tabular-nums" role="status">
              {says.asking(progress.done, progress.all)}
            </span>
          </>
        )}
      </div>
      {fault && (
        <p role="alert" className="text-bad">
          {says.faults[fault]}
        </p>
      )}
    </section>
  )
}
