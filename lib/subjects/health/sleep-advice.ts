/** Hours of sleep in 24, from and to; no upper end where none is advised. */
export interface SleepAdvice {
  from: number
  to?: number
}

/**
 * What the American Academy of Sleep Medicine advises healthy people of an age in years: for children and teenagers its statement of
 * 2016 (naps included up to five), for adults that of 2015 with the Sleep Research Society. From four months on.
 */
export function sleepAdvice(age: number): SleepAdvice {
  if (age < 1) return { from: 12, to: 16 }
  if (age < 3) return { from: 11, to: 14 }
  if (age < 6) return { from: 10, to: 13 }
  if (age < 13) return { from: 9, to: 12 }
  if (age < 18) return { from: 8, to: 10 }
  return { from: 7 }
}
