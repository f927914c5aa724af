import { useEffect } from 'react'

const boxes = 'input, textarea, select, dialog, [contenteditable]'
const pressed = 'button, a, summary'

/** Whether a key is for what has the focus, or for the browser, and not for a timer. */
function isTyping({ target, key, ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return true
  const element = target as Element | null
  // Keys that a control needs for itself are its own: a space presses the button that has the focus.
  const own = key === ' ' || key === 'Enter' ? `${boxes}, ${pressed}` : boxes
  return element?.closest?.(own) != null
}

type KeyTarget = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Calls `press` with keys in lower case until the function that it gives is called; a key that `press` says was its own does nothing else. */
export function listenForKeys(target: KeyTarget, press: (key: string) => boolean): () => void {
  const onKey = (event: KeyboardEvent) => {
    // A space would scroll the page.
    if (!isTyping(event) && press(event.key.toLowerCase())) event.preventDefault()
  }
  target.addEventListener('keydown', onKey)
  return () => target.removeEventListener('keydown', onKey)
}

/** Works a timer by keys while `isOn`. `press` stays the same between renders. */
export function useTimerKeys(isOn: boolean, press: (key: string) => boolean): void {
  useEffect(() => (isOn ? listenForKeys(window, press) : undefined), [isOn, press])
}
