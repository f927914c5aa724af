import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { controlClasses } from '@/components/ui/control'
import { optionCalled, searchOptions } from '@/lib/kits/fields/search-options'
import type { ChoiceField } from '@/lib/kits/fields/types'
import { searchBoxMessages } from '@/lib/messages/search-box'

interface SearchBoxProps {
  id: string
  field: ChoiceField
  value: string
  describedBy?: string | undefined
  name?: string
  onText(text: string): void
}

/** Pixels: what the list takes at most, and what it needs to open beneath the box. */
const listHeight = 288
const leastBeneath = 180
const leastWidth = 256
const margin = 8

/** Beneath the box or, where a phone's keyboard leaves no room, above it: above everything else, so that no table it stands in cuts it. */
function place(list: HTMLElement, box: HTMLElement) {
  const { top, bottom, left, width } = box.getBoundingClientRect()
  const seen = window.visualViewport?.height ?? window.innerHeight
  const isAbove = seen - bottom < leastBeneath && top > seen - bottom
  const listWidth = Math.min(Math.max(width, leastWidth), document.documentElement.clientWidth - 2 * margin)
  Object.assign(list.style, {
    top: isAbove ? 'auto' : `${bottom + 2}px`,
    bottom: isAbove ? `${window.innerHeight - top + 2}px` : 'auto',
    left: `${Math.max(margin, Math.min(left, document.documentElement.clientWidth - margin - listWidth))}px`,
    width: `${listWidth}px`,
    maxHeight: `${Math.min(listHeight, (isAbove ? top : seen - bottom) - margin)}px`,
  })
}

function keepInSight(list: HTMLElement, option: HTMLElement) {
  const over = option.offsetTop + option.offsetHeight - list.clientHeight
  if (list.scrollTop < over) list.scrollTop = over
  if (list.scrollTop > option.offsetTop) list.scrollTop = option.offsetTop
}

/**
 * One of many, found by typing part of its name: a combobox with a list whose first find is chosen on leaving (ARIA Authoring
 * Practices, combobox with automatic selection). What finds nothing leaves the choice as it was.
 */
export default function SearchBox({ id, field, value, describedBy, name, onText }: SearchBoxProps) {
  const { options } = field
  /** What is being typed; undefined while the box shows the choice. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const found = searchOptions(options, typed ?? '')
  const pointed = active !== undefined && found.includes(active) ? active : found[0]
  const isListed = isOpen && found.length > 0
  const isEmpty = isOpen && typed !== undefined && found.length === 0
  const optionId = (key: string) => `${id}-option-${key}`

  useLayoutEffect(() => {
    if (!isListed || !list.current || !box.current) return
    const [shown, beside] = [list.current, box.current]
    // Not in every browser: the list then lies among its neighbours, and a narrow table may cut it.
    if ('showPopover' in shown) {
      shown.popover = 'manual'
      shown.showPopover()
    }
    const follow = () => place(shown, beside)
    follow()
    const seen = window.visualViewport
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    seen?.addEventListener('resize', follow)
    return () => {
      document.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      seen?.removeEventListener('resize', follow)
    }
  }, [isListed])

  useEffect(() => {
    const option = isListed && pointed !== undefined && document.getElementById(`${id}-option-${pointed}`)
    if (option && list.current) keepInSight(list.current, option)
  }, [id, isListed, pointed])

  function open() {
    setOpen(true)
    setActive(value)
  }

  function close() {
    setOpen(false)
    setTyped(undefined)
  }

  function choose(key: string | undefined) {
    if (key !== undefined && key !== value) onText(key)
    close()
  }

  function onType(text: string) {
    setTyped(text)
    setOpen(true)
    setActive(undefined)
    // A name that was typed in full, or given back after a reload, is chosen without leaving the box.
    const called = optionCalled(options, text)
    if (called !== undefined && called !== value) onText(called)
  }

  function move(by: number) {
    if (!isOpen) return open()
    const next = found.indexOf(pointed ?? '') + by
    setActive(found[(next + found.length) % found.length])
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && isOpen) choose(pointed)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        ref={box}
        id={id}
        type="text"
        role="combobox"
        className={controlClasses}
        aria-label={name}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-activedescendant={isListed && pointed !== undefined ? optionId(pointed) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? options[value] ?? ''}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => !isOpen && open()}
        onBlur={() => (typed?.trim() ? choose(pointed) : close())}
        onKeyDown={onKeyDown}
      />
      {isListed && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={name ?? field.label}
          className="search-list"
          data-print="hidden"
          // The box keeps the focus while somebody points at the list or scrolls it.
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((key) => (
            <button
              key={key}
              id={optionId(key)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={key === pointed}
              onClick={() => choose(key)}
            >
              {options[key]}
            </button>
          ))}
        </div>
      )}
      <p className={isEmpty ? 'mt-1 text-sm text-muted' : 'sr-only'} role="status">
        {isEmpty && searchBoxMessages.none(typed)}
        {isListed && typed !== undefined && searchBoxMessages.found(String(found.length))}
      </p>
    </>
  )
}
