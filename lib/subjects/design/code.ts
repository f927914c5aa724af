/** A code that stands on a design: its drawing with the quiet zone, what it holds, and modules on a side, quiet zone included. */
export interface DesignCode {
  svg: string
  alt: string
  content: string
  modules: number
}
