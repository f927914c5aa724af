/** Who says so. */
export interface Source {
  title: string
  /** Absent for printed works. */
  href?: string
}
