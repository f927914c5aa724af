import { part } from '@/components/islands/part'
import { classNames } from '@/components/ui/class-names'
import type { View } from '@/lib/kits/app/views'
import { inks } from './tones'
import type { OneViewProps, SharedViewProps } from './view-props'

const FoundView = part('workbench/found-view', () => import('./found-view'))
const ChartView = part('workbench/chart-view', () => import('./chart-view'), 'min-h-72')
const CountsView = part('workbench/counts-view', () => import('./counts-view'))
const ValueView = part('workbench/value-view', () => import('./value-view'))
const FrameView = part('workbench/frame-view', () => import('./frame-view'))
const PreviewsView = part('workbench/previews-view', () => import('./previews-view'))
const LinesView = part('workbench/lines-view', () => import('./lines-view'))
const PageView = part('workbench/page-view', () => import('./page-view'))
const PictureView = part('workbench/picture-view', () => import('./picture-view'), 'h-64')
const DrawingsView = part('workbench/drawings-view', () => import('./drawings-view'), 'min-h-24')
const CropView = part('workbench/crop-view', () => import('./crop-view'), 'h-64')
const SwatchesView = part('workbench/swatches-view', () => import('./swatches-view'))
const ReadyView = part('workbench/ready-view', () => import('./ready-view'))
const CardsView = part('workbench/cards-view', () => import('./cards-view'), 'h-64')
const PathsView = part('workbench/paths-view', () => import('./paths-view'), 'h-64')
const EntryView = part('workbench/entry-view', () => import('./entry-view'))
const KeyedView = part('workbench/keyed-view', () => import('./keyed-view'), 'h-10')
const SpokenView = part('workbench/spoken-view', () => import('./spoken-view'), 'h-10')
const TickingView = part('workbench/ticking-view', () => import('./ticking-view'), 'min-h-24')
const WheelView = part('workbench/wheel-view', () => import('./wheel-view'), 'h-96')
const TreeView = part('workbench/tree-view', () => import('./tree-view'))

/** The element of the findings that have a place in a text. */
export const findingsId = 'workbench-findings'

interface ViewListProps extends SharedViewProps {
  views: readonly View[]
}

/** Views one beneath the other. The list of files and panels belong to the form, which knows the queue and the options. */
export function ViewList({ views, ...rest }: ViewListProps) {
  return views.map((view, at) => <OneView key={`${view.kind} ${at}`} view={view} {...rest} />)
}

function OneView({ view, ...rest }: OneViewProps<View['kind']>) {
  switch (view.kind) {
    case 'note':
      if (view.says === '' && !view.status) return null
      return (
        <p
          role={view.status ? 'status' : view.tone === 'bad' && !view.under ? 'alert' : undefined}
          className={classNames('empty:-mb-3', view.strong ? 'font-medium' : 'text-sm', view.tone && inks[view.tone])}
        >
          {view.says}
        </p>
      )
    case 'heading':
      return <h2 className="text-xl font-semibold">{view.says}</h2>
    case 'counts':
      return <CountsView view={view} />
    case 'bar':
      return (
        <div>
          <progress
            className="block h-3 w-full accent-accent"
            max={view.goal}
            value={Math.min(view.value, view.goal)}
            aria-label={view.label}
          />
          <p className="mt-1 text-sm tabular-nums">{view.says}</p>
        </div>
      )
    case 'terms':
      return (
        <dl className="text-sm text-muted">
          {view.items.map(({ label, text }) => (
            <div key={label} className="flex gap-2">
              <dt className="shrink-0 font-medium text-warn">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )
    case 'figures':
      return (
        <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
          {view.items.map(({ label, text }) => (
            <div key={label} className="flex gap-1">
              <dt className="text-muted">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )
    case 'findings':
      // There before anything is found: only what is put into it later is read out.
      return (
        <div
          role="status"
          id={view.items.some(({ at }) => at) ? findingsId : undefined}
          aria-label={view.label}
          className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden"
        >
          {view.items.length > 0 && <FoundView view={view} {...rest} />}
        </div>
      )
    case 'warnings':
      return view.items.length > 0 && <FoundView view={view} {...rest} />
    case 'values':
      return <ValueView view={view} {...rest} />
    case 'text':
    case 'marked':
    case 'table':
    case 'tables':
    case 'choices':
      return <FrameView view={view} {...rest} />
    case 'chart':
      return <ChartView view={view} />
    case 'previews':
      return <PreviewsView view={view} />
    case 'page':
      return <PageView view={view} />
    case 'lines':
      return <LinesView view={view} {...rest} />
    case 'tree':
      return <TreeView view={view} {...rest} />
    case 'picture':
      return <PictureView view={view} {...rest} />
    case 'drawings':
      return <DrawingsView view={view} />
    case 'crop':
      return <CropView view={view} {...rest} />
    case 'cards':
      return <CardsView view={view} {...rest} />
    case 'paths':
      return <PathsView view={view} {...rest} />
    case 'entry':
      return <EntryView view={view} {...rest} />
    case 'swatches':
      return <SwatchesView view={view} {...rest} />
    case 'keyed':
      return <KeyedView view={view} {...rest} />
    case 'spoken':
      return <SpokenView view={view} {...rest} />
    case 'ticking':
      return <TickingView view={view} {...rest} />
    case 'wheel':
      return <WheelView view={view} {...rest} />
    case 'ready':
      return <ReadyView view={view} {...rest} />
    case 'files':
    case 'panel':
      return null
  }
}
