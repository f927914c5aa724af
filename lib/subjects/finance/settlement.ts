import { allocate } from '@/lib/base/money/minor-units'

/** An amount invoiced in a period; 0 is the first of the forecast, −1 the one before it. */
export interface Invoiced {
  period: number
  minor: number
}

/** The share of an invoice that is paid `delay` periods after it; without a delay it is never paid. */
export interface SettlementPart {
  share: number
  delay?: number
}

export interface Settlement {
  /** Whole minor units paid in each period of the forecast. */
  paid: number[]
  /** Still to be paid when the forecast ends. */
  open: number
  /** Never paid, of what is invoiced within the forecast. */
  lost: number
}

/**
 * When invoices are paid: each is split by `pattern` (shares that add up to 1) into whole minor units that add up to it, and
 * each part falls into the period of its delay. What was due before the forecast is taken as paid. `late` moves every part
 * that is not paid at once by so many periods, from those due in the first period on.
 * Source: the cash collections and cash payments schedules of a cash budget, OpenStax, Principles of Accounting,
 * Volume 2, 7.3.
 */
export function settlement(
  invoices: readonly Invoiced[],
  pattern: readonly SettlementPart[],
  periods: number,
  late = 0,
): Settlement {
  const paid = Array.from({ length: periods }, () => 0)
  let open = 0
  let lost = 0
  for (const { period, minor } of invoices) {
    const parts = allocate(
      minor,
      pattern.map(({ share }) => share),
    )
    pattern.forEach(({ delay }, at) => {
      const part = parts?.[at] ?? 0
      if (delay === undefined) {
        if (period >= 0) lost += part
        return
      }
      const agreed = period + delay
      if (agreed < 0) return
      const due = agreed + (delay > 0 ? late : 0)
      if (due < periods) paid[due] = (paid[due] ?? 0) + part
      else open += part
    })
  }
  return { paid, open, lost }
}
