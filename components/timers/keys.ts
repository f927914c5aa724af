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

/** Works a timer by keys while `isOn`. `press` gets a key in lower case, stays the same between renders, and says whether the key was its own. */
export function useTimerKeys(isOn: boolean, press: (key: string) => boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      // A space would scroll the page.
      if (!isTyping(event) && press(event.key.toLowerCase())) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, press])
}
