/** Whether a key is for what has the focus, or for the browser, and not for a timer. */
export function isTyping({ target, ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return true
  const element = target as Element | null
  // Keys that a control needs for itself are its own: a space presses the button that has the focus.
  return element?.closest?.('input, textarea, select, button, a, summary, dialog, [contenteditable]') != null
}
