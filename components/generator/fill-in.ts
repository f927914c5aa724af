/* What stands in brackets in a document leads to its field. */

const leadsToField = 'a[href^="#field-"]'

/** Moves to the field of a place in brackets, opening what it waits in. */
function fillIn(link: Element): void {
  const field = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  if (!field) return
  const folded = field.closest('details')
  if (folded) folded.open = true
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

export function fillInFirst(): void {
  const link = document.querySelector(`.doc ${leadsToField}`)
  if (link) fillIn(link)
}

/** A click on a place in brackets; the address stays as it is, since a hash in it may hold the values of a link. */
export function fillInClicked(event: { target: EventTarget; preventDefault(): void }): void {
  const link = event.target instanceof Element ? event.target.closest(leadsToField) : null
  if (!link) return
  event.preventDefault()
  fillIn(link)
}
