/**
 * The heaviest single lift expected of somebody who lifted `load` `reps` times, 2 to 12, in the unit of the load; a single lift is itself.
 * As D. A. LeSuer and others compared them (Journal of Strength and Conditioning Research 11 (1997) 211–213).
 */
export const maximumEquations = [
  { name: 'Epley', of: (load: number, reps: number) => load * (1 + reps / 30) },
  { name: 'Brzycki', of: (load: number, reps: number) => (load * 36) / (37 - reps) },
  { name: 'Lander', of: (load: number, reps: number) => (100 * load) / (101.3 - 2.67123 * reps) },
  { name: 'Lombardi', of: (load: number, reps: number) => load * reps ** 0.1 },
  { name: 'O’Conner', of: (load: number, reps: number) => load * (1 + 0.025 * reps) },
] as const

/** How often a share of the maximum can be lifted, by Epley's line read backwards; at least once. */
export function repsAt(share: number): number {
  return Math.max(1, Math.floor(30 * (1 / share - 1) + 1e-9))
}

export const plateSets = { kg: [25, 20, 15, 10, 5, 2.5, 1.25], lb: [45, 35, 25, 10, 5, 2.5] } as const

/** Plates for one side, the largest first, so that bar and plates come as near to `load` as they can without passing it. */
export function platesFor(load: number, bar: number, sizes: readonly number[]): number[] {
  let rest = (load - bar) / 2
  return sizes.flatMap((size) => {
    const count = Math.max(0, Math.floor(rest / size + 1e-9))
    rest -= count * size
    return Array.from({ length: count }, () => size)
  })
}
