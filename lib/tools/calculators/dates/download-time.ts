import {
  choice,
  defineCalculator,
  integer,
  number,
  percent,
  problem,
  quantity,
  text,
  type Verdict,
} from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { writeDuration } from '@/lib/subjects/time/write-duration'

/** Megabits in one of each. */
const sizes = {
  kB: 8e-3,
  MB: 8,
  GB: 8e3,
  TB: 8e6,
  MiB: (8 * 1024 ** 2) / 1e6,
  GiB: (8 * 1024 ** 3) / 1e6,
  TiB: (8 * 1024 ** 4) / 1e6,
} as const
const speeds = { kbit: 1e-3, Mbit: 1, Gbit: 1e3, kB: 8e-3, MB: 8, GB: 8e3 } as const

const lines = [
  ['ADSL', 8],
  ['ADSL2+', 24],
  ['Line of 50', 50],
  ['Fast Ethernet', 100],
  ['Line of 250', 250],
  ['Gigabit', 1000],
  ['2.5 gigabit', 2500],
  ['10 gigabit', 10_000],
] as const

const findsTime = { field: 'find', is: 'time' } as const
const findsSpeed = { field: 'find', is: 'speed' } as const
const findsSize = { field: 'find', is: 'size' } as const

export default defineCalculator({
  inputs: {
    find: choice('Find', { options: { time: 'The time', speed: 'The speed', size: 'The size' }, initial: 'time' }),
    size: number('Size', { initial: 10, above: 0, max: 1e6, shownWhen: { field: 'find', is: ['time', 'speed'] } }),
    sizeUnit: choice('Unit of the size', {
      options: {
        kB: 'kB (1,000 bytes)',
        MB: 'MB (1,000 kB)',
        GB: 'GB (1,000 MB)',
        TB: 'TB (1,000 GB)',
        MiB: 'MiB (Windows: MB)',
        GiB: 'GiB (Windows: GB)',
        TiB: 'TiB (Windows: TB)',
      },
      initial: 'GB',
      as: 'menu',
      shownWhen: { field: 'find', is: ['time', 'speed'] },
    }),
    speed: number('Speed', {
      initial: 100,
      min: 0.001,
      max: 1e6,
      shownWhen: { field: 'find', is: ['time', 'size'] },
      help: 'Of your plan or a speed test. For an upload take the upload speed, which is often a tenth.',
    }),
    speedUnit: choice('Unit of the speed', {
      options: {
        kbit: 'kbit/s (kbps)',
        Mbit: 'Mbit/s (Mbps)',
        Gbit: 'Gbit/s (Gbps)',
        kB: 'kB/s (kilobytes)',
        MB: 'MB/s (megabytes)',
        GB: 'GB/s (gigabytes)',
      },
      initial: 'Mbit',
      as: 'menu',
      shownWhen: { field: 'find', is: ['time', 'size'] },
    }),
    within: quantity('Time there is', {
      of: 'time',
      unit: 's',
      units: ['s', 'min', 'h', 'day'],
      initial: 3600,
      above: 0,
      max: 1e9,
      shownWhen: { field: 'find', is: ['speed', 'size'] },
    }),
    overhead: percent('Lost to protocols', {
      initial: 0.06,
      slider: { to: 0.3, step: 0.01 },
      max: 0.9,
      help: 'Headers and acknowledgements. On a good cable about 5%, over Wi-Fi more.',
      refines: true,
    }),
    users: integer('Transfers that share the line', { initial: 1, min: 1, max: 10_000, refines: true }),
    files: integer('Number of files', {
      optional: true,
      min: 1,
      max: 1e8,
      help: 'Only where many small files each wait for an answer.',
      refines: true,
    }),
    delay: number('Wait for each file', { initial: 50, min: 0, max: 60_000, unit: 'ms', refines: true }),
    start: text('Begins at', {
      optional: true,
      placeholder: '21:30',
      maxLength: 5,
      pattern: { source: '^([01]?\\d|2[0-3]):[0-5]\\d$', says: 'be a time of day such as 21:30' },
      refines: true,
    }),
    cap: number('Data allowance in a month', { optional: true, above: 0, max: 1e9, unit: 'GB', refines: true }),
  },
  outputs: {
    time: { kind: 'text', label: 'Transfer time', optional: true, shownWhen: findsTime },
    needed: { kind: 'text', label: 'Line speed you need', optional: true, shownWhen: findsSpeed },
    fits: { kind: 'text', label: 'Size that fits', optional: true, shownWhen: findsSize },
    seconds: { kind: 'number', label: 'Time in seconds', unit: 's', decimals: 1 },
    megabits: { kind: 'number', label: 'Line speed', unit: 'Mbit/s' },
    shown: {
      kind: 'number',
      label: 'What the browser shows',
      unit: 'MB/s',
      help: 'Megabytes a second after what is lost and shared.',
    },
    finish: { kind: 'text', label: 'Finished at', optional: true },
    note: { kind: 'verdict', label: 'Bits or bytes', optional: true },
    gigabytes: { kind: 'number', label: 'Data', unit: 'GB', section: 'Data' },
    gibibytes: { kind: 'number', label: 'As Windows writes it', unit: 'GiB', decimals: 2, section: 'Data' },
    perHour: { kind: 'number', label: 'In an hour at this speed', unit: 'GB', decimals: 2, section: 'Data' },
    capShare: { kind: 'percent', label: 'Share of the allowance', optional: true, section: 'Data' },
    capTime: { kind: 'text', label: 'Allowance used up after', optional: true, section: 'Data' },
    compare: {
      kind: 'table',
      label: 'The same data over other lines',
      help: 'With the same share lost to protocols.',
      columns: {
        line: { kind: 'text', label: 'Line' },
        speed: { kind: 'number', label: 'Speed', unit: 'Mbit/s' },
        time: { kind: 'text', label: 'Time' },
      },
    },
  },
  formula:
    'Time = size in bits ÷ (speed in bits a second × (1 − share lost) ÷ transfers) + files × wait. One byte is 8 bits',
  limits: [
    'The speed is held from the first byte to the last: no slow start, no limit at the other end, no disk that is slower than the line.',
    'Transfers that share the line get equal parts of it.',
    'Compression and resumed transfers are left out.',
  ],
  sources: [
    { title: 'IEC 80000-13: Quantities and units, part 13: Information science and technology' },
    {
      title: 'NIST: Definitions of the SI units, the binary prefixes',
      href: 'https://physics.nist.gov/cuu/Units/binary.html',
    },
    { title: 'ITU-T G.992.1 (ADSL) and G.992.5 (ADSL2+): line rates' },
  ],

  compute(values, { show }) {
    const { find, sizeUnit, speedUnit, within, overhead, users, files, delay, start, cap } = values
    const waiting = ((files ?? 0) * delay) / 1000
    if (find !== 'time' && within <= waiting)
      return problem('within', `must be more than the ${writeDuration(waiting, show)} that the files wait`)
    const usableShare = (1 - overhead) / users
    const asked = values.size * sizes[sizeUnit]
    const line = find === 'speed' ? asked / (within - waiting) / usableShare : values.speed * speeds[speedUnit]
    const usable = line * usableShare
    const data = find === 'size' ? (within - waiting) * usable : asked
    const seconds = find === 'time' ? data / usable + waiting : within
    const gigabytes = data / 8000
    return {
      time: find === 'time' ? writeDuration(seconds, show) : undefined,
      needed: find === 'speed' ? writeSpeed(line, show) : undefined,
      fits: find === 'size' ? writeSize(gigabytes, show) : undefined,
      seconds,
      megabits: line,
      shown: usable / 8,
      finish: start === undefined ? undefined : finishAt(start, seconds, show),
      note: find === 'speed' ? undefined : bytesForBits(values.speed, speedUnit, show),
      gigabytes,
      gibibytes: (gigabytes * 1e9) / 1024 ** 3,
      perHour: (usable * 3600) / 8000,
      capShare: cap === undefined ? undefined : gigabytes / cap,
      capTime: cap === undefined ? undefined : writeDuration((cap * 8000) / usable, show),
      compare: lines.map(([name, speed]) => ({
        line: name,
        speed,
        time: writeDuration(data / (speed * (1 - overhead)), show),
      })),
    }
  },

  steps({ sizeUnit, speedUnit, users, files }) {
    const unit = { kind: 'number', value: sizes[sizeUnit] } as const
    const per = { kind: 'number', value: speeds[speedUnit] } as const
    const share = users === 1 ? '(1 − {overhead})' : '(1 − {overhead}) ÷ {users}'
    const wait = files === undefined ? '' : '{files} × {delay} ÷ 1000'
    const left = wait ? `({within} − ${wait})` : '{within}'
    return [
      { finds: 'Megabits', as: 'bits', in: 'number', is: '{size} × {unit}', with: { unit, per }, unless: findsSize },
      { gives: 'megabits', is: '{speed} × {per}', unless: findsSpeed },
      {
        finds: 'Usable speed',
        as: 'usable',
        in: 'number',
        unit: 'Mbit/s',
        is: `{megabits} × ${share}`,
        unless: findsSpeed,
      },
      { gives: 'seconds', is: `{bits} ÷ {usable}${wait && ` + ${wait}`}`, when: findsTime },
      { gives: 'time', says: '{seconds} s in days, hours, minutes and seconds' },
      { gives: 'megabits', is: `{bits} ÷ ${left} ÷ (${share})`, when: findsSpeed },
      { gives: 'gigabytes', is: `{usable} × ${left} ÷ 8000`, when: findsSize },
    ]
  },

  examples: [
    {
      name: 'A game on release day',
      given: {
        find: 'time',
        size: 80,
        sizeUnit: 'GB',
        speed: 100,
        speedUnit: 'Mbit',
        overhead: 0.06,
        users: 1,
        start: '18:00',
      },
      expect: { time: '1\u00A0h 53\u00A0min 29\u00A0s', seconds: 6808.510638, shown: 11.75, finish: '19:53' },
    },
    {
      name: 'A nightly backup',
      given: { find: 'speed', size: 2, sizeUnit: 'TB', within: 28_800, overhead: 0.06, users: 1 },
      expect: { needed: '591.0\u00A0Mbit/s', megabits: 591.016548 },
    },
  ],
})

function fourDigits(value: number, show: Show): string {
  const before = Math.floor(Math.log10(value)) + 1
  return show.number(value, Math.max(0, 4 - before))
}

function writeSpeed(megabits: number, show: Show): string {
  return megabits < 1000
    ? `${fourDigits(megabits, show)}\u00A0Mbit/s`
    : `${fourDigits(megabits / 1000, show)}\u00A0Gbit/s`
}

function writeSize(gigabytes: number, show: Show): string {
  if (gigabytes < 1) return `${fourDigits(gigabytes * 1000, show)}\u00A0MB`
  return gigabytes < 1000 ? `${fourDigits(gigabytes, show)}\u00A0GB` : `${fourDigits(gigabytes / 1000, show)}\u00A0TB`
}

/** The minute in which the last byte arrives. */
function finishAt(start: string, seconds: number, show: Show): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number)
  const end = hour * 60 + minute + Math.floor(seconds / 60)
  const days = Math.floor(end / 1440)
  const clock = `${String(Math.floor((end % 1440) / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
  if (days === 0) return clock
  return days === 1 ? `${clock} the next day` : `${clock}, ${show.count(days)} days later`
}

/** Lines are sold in bits; a speed typed in bytes that looks like one of a plan is eight times too fast. */
function bytesForBits(speed: number, unit: keyof typeof speeds, show: Show): Verdict | undefined {
  if (unit !== 'MB' || speed < 20) return undefined
  return {
    is: 'fair',
    says: `${show.number(speed)} megabytes a second are a line of ${writeSpeed(speed * 8, show)}. If your plan says ${show.number(speed)} Mbps, choose Mbit/s: it takes eight times as long.`,
  }
}
