import { useDeferredValue, useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react'

import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { controlClasses } from '@/components/ui/control'
import type { FormatOptions } from '@/lib/json/format'
import type { RevealedRow } from '@/lib/json/requests'
import type { TreeRow } from '@/lib/json/rows'
import { jsonMessages } from '@/lib/messages/json-formatter'

import { copyFile, copyText } from './take-away'
import { TreeRowLine } from './tree-row'
import { useAnswer } from './use-answer'
import type { OpenDocument } from './use-json-document'
import { useVirtualRows } from './use-virtual-rows'

interface TreeViewProps {
  document: OpenDocument
  options: FormatOptions
  /** A node to show, as a new object for every wish. */
  wanted: { node: number } | undefined
  faded: boolean
}

interface TreeState {
  document: OpenDocument
  /** Visible rows. */
  count: number
  activeRow: number
  /** Rises whenever rows were opened or closed. */
  version: number
}

const rowHeight = 28

/** The JSON as a tree of which only the rows in view are drawn, with search. */
export default function TreeView({ document, options, wanted, faded }: TreeViewProps) {
  const id = useId()
  const [stored, setStored] = useState<TreeState>()
  const fresh = {
    document,
    count: document.report.kind === 'tree' ? document.report.rows : 0,
    activeRow: 0,
    version: 0,
  }
  const state = stored?.document === document ? stored : fresh

  const { frame, onScroll, showRow, topOf, ...view } = useVirtualRows(state.count, rowHeight)
  const { value: rowWindow } = useAnswer(document, { ask: 'rows', from: view.from, to: view.to }, state.version)
  const rows = rowWindow?.rows ?? []
  const active = rows.find(({ row }) => row === state.activeRow)

  useEffect(() => {
    if (stored) showRow(stored.activeRow)
  }, [stored, showRow])

  useEffect(() => {
    if (wanted) void revealWith(document.engine.ask<'reveal'>({ ask: 'reveal', node: wanted.node }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for every wish
  }, [wanted])

  function change(changed: Partial<TreeState>): void {
    setStored((latest) => ({ ...(latest?.document === document ? latest : fresh), ...changed }))
  }

  async function revealWith(revealed: RevealedRow | undefined | Promise<RevealedRow | undefined>): Promise<void> {
    const result = await revealed
    if (result) change({ count: result.count, activeRow: result.row, version: state.version + 1 })
  }

  async function toggle(node: number, row: number): Promise<void> {
    const count = await document.engine.ask<'toggle'>({ ask: 'toggle', node })
    change({ count, activeRow: row, version: state.version + 1 })
  }

  async function setAllOpen(open: boolean): Promise<void> {
    const count = await document.engine.ask<'setAllOpen'>({ ask: 'setAllOpen', open })
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
    if (!takeKey(event.key)) return
    event.preventDefault()
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
        moveTo(activeRow + view.pageRows)
        return true
      case 'PageUp':
        moveTo(activeRow - view.pageRows)
        return true
      case 'ArrowRight':
        if (active && isContainer && !active.isOpen) void toggle(active.node, activeRow)
        else if (isContainer && active.children > 0) moveTo(activeRow + 1)
        return true
      case 'ArrowLeft':
        if (active && isContainer && active.isOpen) void toggle(active.node, activeRow)
        else if (active)
          void revealWith(document.engine.ask<'revealParent'>({ ask: 'revealParent', node: active.node }))
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
    <div className={classNames('grid gap-2', faded && 'grayscale')}>
      <div className="flex flex-wrap items-center gap-2">
        <TreeSearch document={document} onReveal={(revealed) => void revealWith(revealed)} />
        <Button size="small" onClick={() => void setAllOpen(true)}>
          {jsonMessages.expandAll}
        </Button>
        <Button size="small" onClick={() => void setAllOpen(false)}>
          {jsonMessages.collapseAll}
        </Button>
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {jsonMessages.treeKeys}
      </p>
      <div
        ref={frame}
        onScroll={onScroll}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onKeyDown={onKeyDown}
        role="tree"
        aria-label={jsonMessages.tree}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={active ? `${id}-${active.node}` : undefined}
        tabIndex={0}
        className="relative h-96 overflow-auto rounded-md border border-line bg-raised font-mono text-sm @3xl:h-[28rem]"
      >
        <div role="presentation" style={{ height: view.height }}>
          <div
            role="presentation"
            className="absolute left-0 w-max min-w-full"
            style={{ top: topOf(rows[0]?.row ?? view.from) }}
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
          document={document}
          node={active.node}
          onCopyValue={() =>
            void copyFile(
              document.engine.ask<'nodeFile'>({ ask: 'nodeFile', node: active.node, options }),
              jsonMessages.valueCopied,
            )
          }
        />
      )}
    </div>
  )
}

interface NodeBarProps {
  document: OpenDocument
  node: number
  onCopyValue: () => void
}

/** Path, place and size of the active node. */
function NodeBar({ document, node, onCopyValue }: NodeBarProps) {
  const { value: described } = useAnswer(document, { ask: 'describe', node })
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 text-sm sm:min-h-8">
      <p className="min-w-40 flex-1">
        <code className="break-all">{described?.path}</code>
        {described && (
          <span className="ml-2 text-muted">
            {jsonMessages.nodeAt(described.position, jsonMessages.bytes(described.size))}
          </span>
        )}
      </p>
      <Button
        size="small"
        disabled={!described}
        onClick={() => described && void copyText(described.path, jsonMessages.pathCopied)}
      >
        {jsonMessages.copyPath}
      </Button>
      <Button size="small" onClick={onCopyValue}>
        {jsonMessages.copyValue}
      </Button>
    </div>
  )
}

interface TreeSearchProps {
  document: OpenDocument
  onReveal: (revealed: RevealedRow | undefined | Promise<RevealedRow | undefined>) => void
}

function TreeSearch({ document, onReveal }: TreeSearchProps) {
  const [query, setQuery] = useState('')
  const [current, setCurrent] = useState(0)
  const asked = useDeferredValue(query)
  const { value: found, isPending } = useAnswer(document, asked === '' ? undefined : { ask: 'search', query: asked })
  const count = asked === '' ? undefined : found

  useEffect(() => {
    setCurrent(0)
    if (count) onReveal(document.engine.ask<'revealMatch'>({ ask: 'revealMatch', index: 0 }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for every search
  }, [document, asked, count])

  function go(step: number): void {
    if (!count) return
    const index = (current + step + count) % count
    setCurrent(index)
    onReveal(document.engine.ask<'revealMatch'>({ ask: 'revealMatch', index }))
  }

  return (
    <div className="flex min-w-60 flex-1 flex-wrap items-center gap-2" role="search">
      <input
        type="search"
        aria-label={jsonMessages.search}
        placeholder={jsonMessages.search}
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
        {isPending ? jsonMessages.searching : count !== undefined && jsonMessages.matches(current + 1, count)}
      </span>
      {count !== undefined && count > 1 && (
        <span className="flex gap-1">
          <Button size="small" aria-label={jsonMessages.previousMatch} onClick={() => go(-1)}>
            ↑
          </Button>
          <Button size="small" aria-label={jsonMessages.nextMatch} onClick={() => go(1)}>
            ↓
          </Button>
        </span>
      )}
    </div>
  )
}
