/**
 * Asks the browser not to clear this site's data when the device runs out of room. Some browsers ask the visitor, so it is asked
 * with the first record of a collection and not again. A refusal changes nothing: the records are kept all the same.
 */
export function askToPersist(): void {
  // Absent on pages without https; private windows of some browsers reject.
  navigator.storage?.persist?.().catch(() => false)
}
