import { Button } from '@/components/ui/button'
import type { OneViewProps } from './view-props'

/** Ready files, each saved by a press, and other presses beside them. */
export default function ReadyView({ view: { items, offers = [] }, of, onOffer }: OneViewProps<'ready'>) {
  const nameOf = (label: string) => (of === undefined ? label : `${label}: ${of}`)
  return (
    <div className="flex flex-wrap gap-2" data-print="hidden">
      {items.map(({ label, name, content }) => (
        <Button
          key={name}
          size="small"
          aria-label={nameOf(label)}
          onClick={async () => {
            const { saveFile } = await import('@/components/take-away/take-away')
            saveFile(name, content.type, content)
          }}
        >
          {label}
        </Button>
      ))}
      {offers.map((offer) => (
        <Button key={offer.label} size="small" aria-label={nameOf(offer.label)} onClick={() => onOffer?.(offer)}>
          {offer.label}
        </Button>
      ))}
    </div>
  )
}
