/** Hours, minutes and whole seconds, 0:50:00. */
function clockOf(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (count: number) => String(count).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

const longestClock = 1e9

/** How long a distance in kilometers takes at so many meters a second; nothing for who stands or goes backwards. */
export function timeFor(kilometers: number, speed: number): { minutes?: number; clock?: string } {
  if (speed <= 0) return {}
  const seconds = (kilometers * 1000) / speed
  return { minutes: seconds / 60, ...(seconds < longestClock ? { clock: clockOf(seconds) } : {}) }
}
