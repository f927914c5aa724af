export interface Exit {
  /** What the whole firm is sold for. */
  value: number
  years: number
  /** What the investor wants for each unit of money put in: a multiple, or a return a year as a fraction. */
  target: { times: number } | { aYear: number }
  /** The part of today's shares that later rounds take away, as a fraction. */
  dilution: number
  investment: number
}

/**
 * The venture capital method: post-money = exit value × (1 − dilution) ÷ required multiple, the multiple being (1 + r)^years where a
 * yearly return is asked for; pre-money = post-money − investment. `share` is what the investor must get today. Nothing is refused:
 * a pre-money below 0 says that the investment is too large for the exit.
 * Source: W. Sahlman, A Method for Valuing High-Risk, Long-Term Investments, Harvard Business School note 9-288-006.
 */
export function ventureMethod({ value, years, target, dilution, investment }: Exit) {
  const times = 'times' in target ? target.times : Math.exp(years * Math.log1p(target.aYear))
  const postMoney = (value * (1 - dilution)) / times
  return { times, postMoney, preMoney: postMoney - investment, share: investment / postMoney }
}
