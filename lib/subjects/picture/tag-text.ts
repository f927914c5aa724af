import { meanings } from './tag-names'
import type { Tag } from './tiff-tags'

const short = (value: number) => (Number.isFinite(value) ? String(Number(value.toFixed(4))) : '?')

/** A time below a third of a second as photographers write it. */
const exposure = (seconds: number) =>
  seconds > 0 && seconds < 0.3 ? `1/${Math.round(1 / seconds)} s` : `${short(seconds)} s`

/** Bit 0 of the flash is whether it fired; bits 3 and 4 its mode (CIPA DC-008, tag 9209). */
const flash = (value: number) => ((value & 1) === 1 ? 'Fired' : (value >> 3) % 4 === 2 ? 'Off' : 'Did not fire')

const written: Readonly<Record<string, (value: number) => string>> = {
  ExposureTime: exposure,
  FNumber: (value) => `f/${short(value)}`,
  FocalLength: (value) => `${short(value)} mm`,
  FocalLengthIn35mmFormat: (value) => `${short(value)} mm`,
  ExposureCompensation: (value) => `${value > 0 ? '+' : ''}${short(value)} EV`,
  SubjectDistance: (value) => `${short(value)} m`,
  GPSAltitude: (value) => `${short(value)} m`,
  GPSHPositioningError: (value) => `${short(value)} m`,
  Flash: flash,
}

function degrees([whole = 0, minutes = 0, seconds = 0]: readonly number[]): string {
  return `${short(whole)}° ${short(minutes)}′ ${short(seconds)}″`
}

/** The value of a tag in words and units. */
export function tagText({ name, value }: Tag): string {
  if (typeof value === 'string') return value
  if ('bytes' in value) return `${value.bytes} bytes`
  const [first] = value
  if (value.length === 1 && first !== undefined)
    return meanings[name]?.[first] ?? written[name]?.(first) ?? short(first)
  if (/^GPS(Dest)?(Latitude|Longitude)$/.test(name)) return degrees(value)
  if (name === 'GPSTimeStamp') return `${value.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')} UTC`
  return value.map(short).join(name === 'GPSVersionID' ? '.' : ' ')
}
