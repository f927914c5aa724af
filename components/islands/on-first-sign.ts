/** Of the whole page: somebody who prints it wants every row, which the page's own markup lacks. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin']

/**
 * Calls `come` when somebody is at the page: a pointer moves, a key goes down, something is focused, the page scrolls. Who only reads
 * fetches nothing. Returns the function that ends this.
 */
export function onFirstSign(come: () => void): () => void {
  const end = () => {
    for (const sign of signs) removeEventListener(sign, comeOnce)
  }
  const comeOnce = () => {
    end()
    come()
  }
  for (const sign of signs) addEventListener(sign, comeOnce, { passive: true })
  return end
}
