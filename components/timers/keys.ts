const boxes = 'input, textarea, select, dialog, [contenteditable]'
const pressed = 'button, a, summary'

/** Whether a key is for what has the focus, or for the browser, and not for a timer. */
export function isTyping({ target, key, ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return true
  const element = target as Element | null
  // Keys that a control needs for itself are its own: a space presses the button that has the focus.
  const own = key === ' ' || key === 'Enter' ? `${boxes}, ${pressed}` : boxes
  return element?.closest?.(own) != null
}
