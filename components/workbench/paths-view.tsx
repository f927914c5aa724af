import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { controlClasses } from '@/components/ui/control'
import { readTicks, writeTicks } from '@/lib/kits/app/ticks'
import type { PathItem } from '@/lib/kits/app/views'
import { pathsMessages as says } from '@/lib/messages/paths'
import { inks } from './tones'
import type { OneViewProps } from './view-props'

interface Folder {
  name: string
  path: string
  folders: Map<string, Folder>
  /** Places of its own files in the list. */
  files: number[]
  /** Places of all that can be ticked in it and below. */
  within: number[]
}

const newFolder = (name: string, path: string): Folder => ({ name, path, folders: new Map(), files: [], within: [] })

function treeOf(items: readonly PathItem[]): Folder {
  const root = newFolder('', '')
  for (const [at, { path, isFixed }] of items.entries()) {
    let folder = root
    const parts = path.split('/')
    parts.pop()
    if (!isFixed) root.within.push(at)
    for (const part of parts) {
      const known = folder.folders.get(part) ?? newFolder(part, folder.path === '' ? part : `${folder.path}/${part}`)
      folder.folders.set(part, known)
      folder = known
      if (!isFixed) folder.within.push(at)
    }
    folder.files.push(at)
  }
  return root
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** As many rows of a folder are drawn as somebody can look through. */
const mostRows = 200
/** Folders stand open while all files fit a screen or two. */
const mostOpen = 60

/** Files in their folders, each with a box. */
export default function PathsView({ view, picks = {}, onPick, onOffer, dimmed = false }: OneViewProps<'paths'>) {
  const { items, pick, opens, label } = view
  const [wanted, setWanted] = useState('')
  const root = useMemo(() => treeOf(items), [items])
  const ticked = readTicks(picks[pick], items.length)
  const query = wanted.trim().toLowerCase()
  const found = query === '' ? [] : [...items.keys()].filter((at) => items[at]?.path.toLowerCase().includes(query))

  function tick(places: readonly number[], isTicked: boolean): void {
    const next = new Set(ticked)
    for (const at of places) {
      if (isTicked) next.add(at)
      else next.delete(at)
    }
    onPick?.(pick, writeTicks(next, items.length))
  }
  const shared: RowProps = {
    items,
    ticked,
    opened: picks[opens],
    tick,
    open: (at) => onOffer?.({ label, picks: { [opens]: String(at) } }),
  }
  const chosen = root.within.filter((at) => ticked.has(at)).length
  return (
    <section aria-label={label} className={classNames('grid grid-cols-[minmax(0,1fr)] gap-2', dimmed && 'opacity-70')}>
      <div className="flex flex-wrap items-center gap-2" data-print="hidden">
        <input
          type="search"
          aria-label={says.find}
          placeholder={says.find}
          className={classNames(controlClasses, 'min-w-0 flex-1 basis-40')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Button size="small" onClick={() => tick(query === '' ? root.within : found, true)}>
          {says.all}
        </Button>
        <Button size="small" onClick={() => tick(query === '' ? root.within : found, false)}>
          {says.none}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted tabular-nums">
        {says.ticked(chosen, root.within.length)}
        {query !== '' && ` · ${says.found(found.length)}`}
      </p>
      <div
        className="max-h-96 overflow-auto rounded-md border border-line bg-raised p-2 text-sm"
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        {query === '' ? (
          <FolderRows folder={root} isOpen={items.length <= mostOpen} {...shared} />
        ) : found.length === 0 ? (
          <p className="text-muted">{says.nothing}</p>
        ) : (
          <FileRows places={found} isWhole {...shared} />
        )}
      </div>
    </section>
  )
}

interface RowProps {
  items: readonly PathItem[]
  ticked: ReadonlySet<number>
  opened: string | undefined
  tick: (places: readonly number[], isTicked: boolean) => void
  open: (at: number) => void
}

function FolderRows({ folder, isOpen, ...shared }: RowProps & { folder: Folder; isOpen: boolean }) {
  const folders = [...folder.folders.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return (
    <>
      {folders.length > 0 && (
        <ul>
          {folders.map((one) => (
            <FolderRow key={one.path} folder={one} isOpen={isOpen} {...shared} />
          ))}
        </ul>
      )}
      <FileRows places={folder.files} {...shared} />
    </>
  )
}

function FolderRow({ folder, isOpen, ...shared }: RowProps & { folder: Folder; isOpen: boolean }) {
  const [isShown, setShown] = useState(isOpen)
  const { within, path, name } = folder
  const count = within.filter((at) => shared.ticked.has(at)).length
  const isSome = count > 0 && count < within.length
  return (
    <li>
      <div className="flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          aria-label={says.tickFolder(path)}
          className="size-5 shrink-0 accent-accent"
          checked={count > 0 && !isSome}
          disabled={within.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = isSome
          }}
          onChange={() => shared.tick(within, count < within.length)}
        />
        <button
          type="button"
          aria-expanded={isShown}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2 text-left"
          onClick={() => setShown(!isShown)}
        >
          <span aria-hidden="true" className={classNames('transition-transform', isShown && 'rotate-90')}>
            ▸
          </span>
          <span className="min-w-0 font-medium break-all">{name}</span>
          <span className="ml-auto shrink-0 text-muted tabular-nums">{says.inside(within.length)}</span>
        </button>
      </div>
      {isShown && (
        <div className="ml-2.5 border-l border-line pl-3">
          <FolderRows folder={folder} isOpen={isOpen} {...shared} />
        </div>
      )}
    </li>
  )
}

function FileRows({ places, isWhole = false, ...shared }: RowProps & { places: readonly number[]; isWhole?: boolean }) {
  const [most, setMost] = useState(mostRows)
  if (places.length === 0) return null
  return (
    <>
      <ul>
        {places.slice(0, most).map((at) => (
          <FileRow key={at} at={at} isWhole={isWhole} {...shared} />
        ))}
      </ul>
      {places.length > most && (
        <Button size="small" onClick={() => setMost(most + 1000)}>
          {says.more(Math.min(1000, places.length - most))}
        </Button>
      )}
    </>
  )
}

function FileRow({ at, isWhole, items, ticked, opened, tick, open }: RowProps & { at: number; isWhole: boolean }) {
  const item = items[at]
  if (!item) return null
  const { path, text, mark, isFixed = false } = item
  const name = isWhole ? path : nameOf(path)
  return (
    <li className="flex min-h-9 items-center gap-2">
      <input
        type="checkbox"
        aria-label={says.tick(path)}
        className="size-5 shrink-0 accent-accent"
        disabled={isFixed}
        checked={!isFixed && ticked.has(at)}
        onChange={(event) => tick([at], event.target.checked)}
      />
      <button
        type="button"
        aria-label={says.open(path)}
        aria-pressed={opened === String(at)}
        disabled={isFixed}
        className="min-h-9 min-w-0 flex-1 text-left break-all enabled:hover:underline aria-pressed:font-semibold"
        onClick={() => open(at)}
      >
        {name}
      </button>
      {mark && <span className={classNames('shrink-0', inks[mark.tone])}>{mark.text}</span>}
      <span className="shrink-0 text-muted tabular-nums">{text}</span>
    </li>
  )
}
