import { Button } from '@/components/ui/button'
import type { OneViewProps } from './view-props'

/** Browsers drop downloads that follow each other faster; in milliseconds. */
const betweenSaves = 400

async function saveEach(items: readonly { name: string; content: Blob }[]): Promise<void> {
  const { saveFile } = await import('@/components/take-away/take-away')
  for (const [at, { name, content }] of items.entries()) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, betweenSaves))
    saveFile(name, content.type, content)
  }
}

/** Ready files, each saved by a press, and other presses beside them. */
export default function ReadyView({ view: { items, all, offers = [] }, of, onOffer }: OneViewProps<'ready'>) {
  const nameOf = (label: string) => (of === undefined ? label : `${label}: ${of}`)
  return (
    <div className="flex flex-wrap gap-2" data-print="hidden">
      {items.map(({ label, name, content }) => (
        <Button key={name} size="small" aria-label={nameOf(label)} onClick={() => void saveEach([{ name, content }])}>
          {label}
        </Button>
      ))}
      {all !== undefined && (
        <Button size="small" look="primary" aria-label={nameOf(all)} onClick={() => void saveEach(items)}>
          {all}
        </Button>
      )}
      {offers.map((offer) => (
        <Button key={offer.label} size="small" aria-label={nameOf(offer.label)} onClick={() => onOffer?.(offer)}>
          {offer.label}
        </Button>
      ))}
    </div>
  )
}
