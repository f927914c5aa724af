/** The day on the visitor's wall. */
export function isoToday(now: number): string {
  const day = new Date(now)
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${String(day.getFullYear()).padStart(4, '0')}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}
