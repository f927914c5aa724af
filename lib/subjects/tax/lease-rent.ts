/**
 * What the rent of a lease is worth today, as the United Kingdom's taxes on leases count it: each year's rent divided by 1.035 as often as
 * years have passed at its end. `years` is whole; the same rent every year. Source: Finance Act 2003, schedule 5, paragraph 3.
 */
export function presentRent(yearly: number, years: number, discount = 0.035): number {
  return (yearly * (1 - (1 + discount) ** -years)) / discount
}
