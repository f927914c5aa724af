import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { copyMade } from '@/components/take-away/copy-made'
import { copyText } from '@/components/take-away/take-away'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { controlClasses } from '@/components/ui/control'
import { EqualRows } from '@/components/virtual-list/row-heights'
import { useVirtualRows } from '@/components/virtual-list/use-virtual-rows'
import type { PagedAnswers, PagedAsk, PagedQuestionOf, RevealedRow, TreeRow } from '@/lib/kits/paged/questions'
import type { TreeWords } from '@/lib/kits/app/views'
import { pagedMessages as says } from '@/lib/messages/paged'
import type { Desk } from './desk'
import { TreeRowLine } from './tree-row'
import { usePaged } from './use-asked'
import type { OneViewProps } from './view-props'

interface TreeState {
  desk: Desk
  /** Visible rows. */
  count: number
  activeRow: number
  /** Rises whenever rows were opened or closed. */
  version: number
}

const rowHeight = 28
/** Letters typed within this time make one word, in milliseconds. */
const typingPause = 700

function askPaged<K extends PagedAsk>(
  desk: Desk,
  question: PagedQuestionOf<K>,
): PagedAnswers[K] | Promise<PagedAnswers[K]> {
  return desk.ask(question) as PagedAnswers[K] | Promise<PagedAnswers[K]>
}

/** Values in each other as a tree of which only the rows in view are drawn, with search. */
export default function TreeView({ desk, ...rest }: OneViewProps<'tree'>) {
  return desk && <OpenTree desk={desk} {...rest} />
}

type OpenTreeProps = OneViewProps<'tree'> & { desk: Desk }

function OpenTree({ view, desk, wanted, dimmed = false, version, onOffer }: OpenTreeProps) {
  const id = useId()
  const [stored, setStored] = useState<TreeState>()
  const fresh = { desk, count: view.rows, activeRow: 0, version: 0 }
  const state = stored?.desk === desk ? stored : fresh

  const layout = useMemo(() => new EqualRows(state.count, rowHeight), [state.count])
  const { frame, onScroll, showRow, topOf, ...inView } = useVirtualRows(layout)
  const seen = { ask: 'rows', from: inView.from, to: inView.to } as const
  // Rows were opened, or what is found among them is something else.
  const drawn = useMemo(() => ({ opened: state.version, of: version }), [state.version, version])
  const { answer: rowWindow, fault } = usePaged<'rows'>(desk, seen, { version: drawn })
  const rows = rowWindow?.rows ?? []
  const active = rows.find(({ row }) => row === state.activeRow)

  useEffect(() => {
    if (stored) showRow(stored.activeRow)
  }, [stored, showRow])

  useEffect(() => {
    if (wanted?.desk === desk) void revealWith(askPaged<'reveal'>(desk, { ask: 'reveal', node: wanted.node }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for every wish
  }, [wanted])

  function change(changed: Partial<TreeState>): void {
    setStored((latest) => ({ ...(latest?.desk === desk ? latest : fresh), ...changed }))
  }

  async function revealWith(revealed: RevealedRow | undefined | Promise<RevealedRow | undefined>): Promise<void> {
    const result = await revealed
    if (result) change({ count: result.count, activeRow: result.row, version: state.version + 1 })
  }

  async function toggle(node: number, row: number): Promise<void> {
    const count = await askPaged<'toggle'>(desk, { ask: 'toggle', node })
    change({ count, activeRow: row, version: state.version + 1 })
  }

  async function setAllOpen(open: boolean): Promise<void> {
    const count = await askPaged<'setAllOpen'>(desk, { ask: 'setAllOpen', open })
    change({ count, activeRow: 0, version: state.version + 1 })
  }

  function moveTo(row: number): void {
    change({ activeRow: Math.max(0, Math.min(state.count - 1, row)) })
  }

  function rowUnder(event: MouseEvent): { row: TreeRow | undefined; onToggle: boolean } {
    const target = event.target instanceof Element ? event.target : undefined
    const line = target?.closest('[data-row]')?.getAttribute('data-row')
    const row = rows.find((one) => String(one.row) === line)
    return { row, onToggle: target?.closest('[data-toggle]') != null }
  }

  function onClick(event: MouseEvent): void {
    const { row, onToggle } = rowUnder(event)
    if (!row) return
    if (onToggle) void toggle(row.node, row.row)
    else moveTo(row.row)
  }

  function onDoubleClick(event: MouseEvent): void {
    const { row, onToggle } = rowUnder(event)
    if (row && !onToggle && row.children > 0) void toggle(row.node, row.row)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!takeKey(event.key) && !takeLetter(event.key)) return
    event.preventDefault()
  }

  const word = useRef({ typed: '', at: 0 })

  /** Letters go to the next row whose name begins with them. */
  function takeLetter(key: string): boolean {
    if ([...key].length > 1) return false
    const now = Date.now()
    const earlier = now - word.current.at < typingPause ? word.current.typed : ''
    word.current = { typed: earlier + key, at: now }
    // A longer word may still fit the row that its beginning has found.
    const after = earlier === '' ? state.activeRow : state.activeRow - 1
    void findNamed(after, word.current.typed)
    return true
  }

  async function findNamed(after: number, text: string): Promise<void> {
    const row = await askPaged<'named'>(desk, { ask: 'named', after, text })
    if (row !== undefined) moveTo(row)
  }

  /** The keys of the WAI-ARIA tree view pattern. False for keys that are not the tree's. */
  function takeKey(key: string): boolean {
    const { activeRow } = state
    const isContainer = active?.kind === 'object' || active?.kind === 'array'
    switch (key) {
      case 'ArrowDown':
        moveTo(activeRow + 1)
        return true
      case 'ArrowUp':
        moveTo(activeRow - 1)
        return true
      case 'Home':
        moveTo(0)
        return true
      case 'End':
        moveTo(state.count - 1)
        return true
      case 'PageDown':
        moveTo(activeRow + inView.pageRows)
        return true
      case 'PageUp':
        moveTo(activeRow - inView.pageRows)
        return true
      case 'ArrowRight':
        if (active && isContainer && !active.isOpen) void toggle(active.node, activeRow)
        else if (isContainer && active.children > 0) moveTo(activeRow + 1)
        return true
      case 'ArrowLeft':
        if (active && isContainer && active.isOpen) void toggle(active.node, activeRow)
        else if (active) void revealWith(askPaged<'revealParent'>(desk, { ask: 'revealParent', node: active.node }))
        return true
      case 'Enter':
      case ' ':
        if (active && isContainer) void toggle(active.node, activeRow)
        return true
      default:
        return false
    }
  }

  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-2', dimmed && 'grayscale')}>
      <div className="flex flex-wrap items-center gap-2">
        <TreeSearch desk={desk} onReveal={(revealed) => void revealWith(revealed)} />
        <Button size="small" onClick={() => void setAllOpen(true)}>
          {says.expandAll}
        </Button>
        <Button size="small" onClick={() => void setAllOpen(false)}>
          {says.collapseAll}
        </Button>
      </div>
      {fault && <p className="text-sm text-bad">{fault}</p>}
      <p id={`${id}-keys`} className="sr-only">
        {says.treeKeys}
      </p>
      <div
        ref={frame}
        onScroll={onScroll}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onKeyDown={onKeyDown}
        role="tree"
        aria-label={view.label}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={active ? `${id}-${active.node}` : undefined}
        tabIndex={0}
        className="relative h-96 overflow-auto rounded-md border border-line bg-raised font-mono text-sm "
      >
        <div role="presentation" style={{ height: inView.height }}>
          <div
            role="presentation"
            className="absolute left-0 w-max min-w-full"
            style={{ top: topOf(rows[0]?.row ?? inView.from) }}
          >
            {rows.map((row) => (
              <TreeRowLine
                key={row.node}
                id={`${id}-${row.node}`}
                row={row}
                height={rowHeight}
                isActive={row.row === state.activeRow}
              />
            ))}
          </div>
        </div>
      </div>
      {active && (
        <NodeBar
          key={active.node}
          desk={desk}
          node={active.node}
          words={view.words}
          version={version}
          onOffer={onOffer}
          onCopyValue={() =>
            void copyMade(Promise.resolve(desk.ask({ ...view.ofNode, node: active.node }) as Blob), says.valueCopied)
          }
        />
      )}
    </div>
  )
}

interface NodeBarProps {
  desk: Desk
  node: number
  words: TreeWords
  version: unknown
  onOffer: OpenTreeProps['onOffer']
  onCopyValue: () => void
}

/** Path, place and size of the active node. */
function NodeBar({ desk, node, words, version, onOffer, onCopyValue }: NodeBarProps) {
  const { answer: described } = usePaged<'describe'>(desk, { ask: 'describe', node }, { version })
  const { usePath } = words
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 text-sm sm:min-h-8">
      <p className="min-w-40 flex-1">
        <code className="break-all">{described?.path}</code>
        {described && (
          <span className="ml-2 text-muted">
            {says.nodeAt(described.position.line, described.position.column, described.size)}
          </span>
        )}
      </p>
      <Button
        size="small"
        disabled={!described}
        onClick={() => described && void copyText(described.path, words.pathCopied)}
      >
        {words.copyPath}
      </Button>
      {usePath && onOffer && (
        <Button
          size="small"
          disabled={!described}
          onClick={() => {
            const { label, input, done } = usePath
            if (described) onOffer({ label, puts: { input, text: described.path, done } })
          }}
        >
          {usePath.label}
        </Button>
      )}
      <Button size="small" onClick={onCopyValue}>
        {says.copyValue}
      </Button>
    </div>
  )
}

interface TreeSearchProps {
  desk: Desk
  onReveal: (revealed: RevealedRow | undefined | Promise<RevealedRow | undefined>) => void
}

function TreeSearch({ desk, onReveal }: TreeSearchProps) {
  const [query, setQuery] = useState('')
  const [current, setCurrent] = useState(0)
  const asked = useDeferredValue(query)
  const question = asked === '' ? undefined : ({ ask: 'search', query: asked } as const)
  const { answer: found, isPending } = usePaged<'search'>(desk, question, { isLong: true })
  const count = asked === '' ? undefined : found

  useEffect(() => {
    setCurrent(0)
    if (count) onReveal(askPaged<'revealMatch'>(desk, { ask: 'revealMatch', index: 0 }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for every search
  }, [desk, asked, count])

  function go(step: number): void {
    if (!count) return
    const index = (current + step + count) % count
    setCurrent(index)
    onReveal(askPaged<'revealMatch'>(desk, { ask: 'revealMatch', index }))
  }

  return (
    <div className="flex min-w-60 flex-1 flex-wrap items-center gap-2" role="search">
      <input
        type="search"
        aria-label={says.search}
        placeholder={says.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          go(event.shiftKey ? -1 : 1)
        }}
        className={classNames(controlClasses, 'min-w-0 flex-1')}
      />
      <span role="status" className="text-sm text-muted tabular-nums">
        {isPending ? says.searching : count !== undefined && says.matches(current + 1, count)}
      </span>
      {count !== undefined && count > 1 && (
        <span className="flex gap-1">
          <Button size="small" aria-label={says.previousMatch} onClick={() => go(-1)}>
            ↑
          </Button>
          <Button size="small" aria-label={says.nextMatch} onClick={() => go(1)}>
            ↓
          </Button>
        </span>
      )}
    </div>
  )
}
