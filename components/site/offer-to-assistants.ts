import type { ModelContext } from './offer-calculator'

/** Lets an assistant of the visitor's own ask the calculator of this page, where the browser has such assistants (WebMCP). */
export function offerToAssistants(page: Document & { modelContext?: ModelContext }): void {
  const { modelContext } = page
  const id = /\/calculators\/([a-z0-9-]+)\/$/.exec(location.pathname)?.[1]
  if (!modelContext || !id || !page.querySelector('[data-island="calculator"]')) return
  // Without it the page is as complete as in any other browser.
  import('./offer-calculator').then(({ offerCalculator }) => offerCalculator(modelContext, id)).catch(() => {})
}
