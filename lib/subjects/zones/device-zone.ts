import { isZone } from './wall'

/** The zone that the device is set to; UTC where it names none. */
export function deviceZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return isZone(zone) ? zone : 'UTC'
}
