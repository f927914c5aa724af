type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isCheck = (box: Box): box is HTMLInputElement => box.type === 'checkbox' || box.type === 'radio'

function isChanged(box: Box): boolean {
  if (box instanceof HTMLSelectElement)
    return [...box.options].some((option) => option.selected !== option.defaultSelected)
  return isCheck(box) ? box.checked !== box.defaultChecked : box.value !== initialText(box)
}

/** What a box holds before anybody touches it: a slider moves what its markup says to one of its steps. */
function initialText(box: HTMLInputElement | HTMLTextAreaElement): string {
  if (box instanceof HTMLTextAreaElement || box.type === 'file') return box.defaultValue
  const untouched = box.cloneNode() as HTMLInputElement
  untouched.value = box.defaultValue
  return untouched.value
}

function setText(box: Box, text: string): void {
  // React watches the property of the element itself; the one of its kind goes past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text)
}

function reset(box: Box): void {
  if (box instanceof HTMLSelectElement) for (const option of box.options) option.selected = option.defaultSelected
  else if (isCheck(box)) box.checked = box.defaultChecked
  else if (box.type !== 'file') box.value = box.defaultValue
}

/** Gives one box what it held, in the way that React hears of it. */
function giverOf(box: Box): () => void {
  const tell = (kind: string) => box.dispatchEvent(new Event(kind, { bubbles: true }))
  if (isCheck(box)) {
    const { checked } = box
    // A radio button that was left is told by the one that was chosen.
    return () => (checked || box.type === 'checkbox') && box.click()
  }
  if (box.type === 'file') return () => tell('change')
  const { value } = box
  if (box instanceof HTMLSelectElement)
    return () => {
      setText(box, value)
      tell('change')
    }
  const { selectionStart, selectionEnd } = box
  return () => {
    setText(box, value)
    tell('input')
    if (box === document.activeElement && selectionStart !== null) box.setSelectionRange(selectionStart, selectionEnd)
  }
}

type Kept = readonly (string | boolean | null)[]

/**
 * What boot.js kept of this island on a page whose code did not arrive: its boxes in their order. It stands in a list of all
 * islands of the page, which wake in any order; each takes its own.
 */
function takeKept(host: HTMLElement): Kept {
  const key = `tallykit:typed:${location.pathname}`
  try {
    const islands: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    const position = [...document.querySelectorAll('[data-island]')].indexOf(host)
    const own: unknown = Array.isArray(islands) ? islands[position] : undefined
    if (!Array.isArray(islands) || !Array.isArray(own)) return []
    const left = islands.with(position, [])
    if (left.some((values) => Array.isArray(values) && values.length > 0))
      sessionStorage.setItem(key, JSON.stringify(left))
    else sessionStorage.removeItem(key)
    return own as Kept
  } catch {
    // Storage is blocked or damaged: there is nothing to give back.
    return []
  }
}

function restore(host: HTMLElement): void {
  const boxes = [...host.querySelectorAll<Box>('input, textarea, select')]
  takeKept(host).forEach((value, position) => {
    const box = boxes[position]
    if (!box || value === null || box.type === 'file' || isChanged(box)) return
    if (typeof value === 'boolean' && isCheck(box)) box.checked = value
    else if (typeof value === 'string' && !isCheck(box)) box.value = value
  })
}

/** Selects a box's text again where all of it was: what is typed next is meant to take its place, also if the region rewrites it. */
function selectorOf(host: HTMLElement): () => void {
  const box = document.activeElement
  const isWhole =
    (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) &&
    host.contains(box) &&
    box.value !== '' &&
    box.selectionStart === 0 &&
    box.selectionEnd === box.value.length
  return () => isWhole && box.select()
}

/**
 * Takes out of the boxes of a sleeping island what was typed into them, so that React finds the markup of the build. Returns the
 * function that gives it back as if it were typed then, every change told to the island, and presses the button that was pressed last.
 */
export function takeTyped(host: HTMLElement): () => void {
  restore(host)
  const changed = [...host.querySelectorAll<Box>('input, textarea, select')].filter(isChanged)
  const givers = changed.map(giverOf)
  const selectAgain = selectorOf(host)
  const opened = [...host.querySelectorAll('details[open]')]
  const pressed = host.querySelector<HTMLElement>('[data-pressed]')
  delete pressed?.dataset.pressed
  for (const box of changed) reset(box)
  return () => {
    for (const give of givers) give()
    selectAgain()
    for (const details of opened) details.dispatchEvent(new Event('toggle'))
    // When React has drawn what was typed: what a button does is closed over it.
    if (pressed) setTimeout(() => pressed.click())
  }
}
