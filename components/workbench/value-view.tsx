import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { NamedValue } from '@/lib/kits/app/views'
import { viewMessages as says } from '@/lib/messages/views'
import { inks, signs } from './tones'
import type { OneViewProps } from './view-props'

/** Values with their names, each with a button that copies it. */
export default function ValueView({ view: { items }, of, dimmed = false }: OneViewProps<'values'>) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)]',
        of === undefined && 'rounded-md border border-line bg-raised px-3 py-1',
        dimmed && 'earlier',
      )}
      aria-busy={dimmed}
    >
      {items.map((item) => (
        <ValueRow key={item.label} item={item} of={of} />
      ))}
    </dl>
  )
}

function ValueRow({ item: { label, text, badge, mark }, of }: { item: NamedValue; of: string | undefined }) {
  return (
    <div className="border-t border-line py-2 first:border-t-0">
      <dt className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className="font-semibold">{label}</span>
        {badge && (
          <span className="rounded-sm bg-warn-soft px-1.5 text-xs font-medium text-warn" title={badge.says}>
            {badge.text}
          </span>
        )}
        {mark && (
          <span className={classNames('text-xs font-semibold', inks[mark.tone])}>
            {signs[mark.tone]}
            {mark.text}
          </span>
        )}
      </dt>
      <dd className="flex items-center gap-3">
        <code className={classNames('min-w-0 flex-1 font-mono text-sm break-all select-all', mark && inks[mark.tone])}>
          {text}
        </code>
        <Button
          size="small"
          data-print="hidden"
          aria-label={says.copyOf(of === undefined ? label : `${label}, ${of}`)}
          onClick={async () => {
            const { copyText } = await import('@/components/take-away/take-away')
            await copyText(text, says.copied(label))
          }}
        >
          {says.copy}
        </Button>
      </dd>
    </div>
  )
}
