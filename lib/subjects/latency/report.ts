import type { Report, ReportFinding } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import type { Sample, Samples } from './samples'

/**
 * The value below which a share of sorted values lies, by the nearest rank: the smallest one with at least that share at or below it.
 * `share` from 0 to 1. Undefined for no values. Source: NIST/SEMATECH e-Handbook; R, quantile type 1.
 */
export function nearestRank(sorted: readonly number[], share: number): number | undefined {
  if (sorted.length === 0) return undefined
  // 0.95 × 20 must be 19, which it is only after rounding off what binary fractions add.
  const rank = Math.ceil(Number((share * sorted.length).toPrecision(12)))
  return sorted[Math.max(0, rank - 1)]
}

const milliseconds = (value: number | undefined) =>
  value === undefined
    ? ''
    : value >= 10_000
      ? `${(value / 1000).toFixed(1)} s`
      : value >= 100
        ? `${String(Math.round(value))} ms`
        : `${value.toFixed(1)} ms`

const isAnswered = ({ status }: Sample) => status > 0
const isFault = ({ status }: Sample) => status === 0 || status >= 400

function rowOf(label: string, all: readonly Sample[]): string[] {
  const times = all
    .filter(isAnswered)
    .map((sample) => sample.milliseconds)
    .toSorted((a, b) => a - b)
  const waits = all.flatMap(({ waiting }) => waiting ?? []).toSorted((a, b) => a - b)
  return [
    label,
    whole(all.length),
    whole(all.filter(isFault).length),
    milliseconds(times[0]),
    ...[0.5, 0.9, 0.95, 0.99].map((share) => milliseconds(nearestRank(times, share))),
    milliseconds(times.at(-1)),
    milliseconds(nearestRank(waits, 0.5)),
  ]
}

const columns = ['Call', 'Calls', 'Faults', 'Fastest', 'p50', 'p90', 'p95', 'p99', 'Slowest', 'First byte, p50']

/** How many calls took how long, in at most twelve steps of equal width that are round. */
export function histogram(times: readonly number[]): { from: number; to: number; count: number }[] {
  if (times.length === 0) return []
  const [least, most] = [Math.min(...times), Math.max(...times)]
  const rough = Math.max((most - least) / 10, 0.1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough * 0.999) ?? rough
  const first = Math.floor(least / step)
  const last = Math.floor(most / step)
  const counts = Array.from({ length: last - first + 1 }, (_, at) => ({
    from: (first + at) * step,
    to: (first + at + 1) * step,
    count: 0,
  }))
  for (const time of times) {
    const bin = counts[Math.floor(time / step) - first]
    if (bin) bin.count++
  }
  return counts
}

const trimmed = (value: number) => String(Number(value.toPrecision(6)))

function statusRows(samples: readonly Sample[]): string[][] {
  const counts = new Map<number, number>()
  for (const { status } of samples) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => [status === 0 ? 'No answer' : String(status), whole(count)])
}

function findingsOf(samples: readonly Sample[], skipped: number, isHere: boolean): ReportFinding[] {
  const answered = samples.filter(isAnswered).length
  const found: ReportFinding[] = []
  if (skipped > 0)
    found.push({
      tone: 'warn',
      says: `${counted(skipped, 'entry', 'entries')} could not be read and ${skipped === 1 ? 'is' : 'are'} left out.`,
    })
  if (answered > 0 && answered < 100)
    found.push({
      tone: 'plain',
      says: `With ${counted(answered, 'answer', 'answers')} the 99th percentile is ${answered < 100 ? 'the slowest call' : 'a guess'}.`,
      detail: 'One percent of fewer than a hundred calls is less than one call.',
    })
  if (isHere)
    found.push({
      tone: 'plain',
      says: 'Times are those of this browser: your network, its checks for CORS and its own queue are in them.',
      detail:
        'A browser keeps at most six connections to a host of HTTP/1.1. For load, use a program such as k6 on a machine near the server.',
    })
  return found
}

/** Percentiles, faults and the spread of measured calls. `isHere`: measured by this page. */
export function latencyReport({ samples, skipped }: Samples, isHere: boolean): Report {
  if (samples.length === 0) return { headline: 'No call was found.', tone: 'bad', parts: [] }
  const answered = samples.filter(isAnswered)
  const times = answered.map((sample) => sample.milliseconds).toSorted((a, b) => a - b)
  const faults = samples.filter(isFault).length
  const end = Math.max(...samples.map((sample) => sample.startedAt + sample.milliseconds))
  const groups = new Map<string, Sample[]>()
  for (const sample of samples) groups.set(sample.label, [...(groups.get(sample.label) ?? []), sample])
  const byCall = [...groups.entries()].toSorted(([, a], [, b]) => b.length - a.length)
  return {
    headline:
      times.length === 0
        ? `${counted(samples.length, 'call', 'calls')}, none answered.`
        : `Half of ${counted(times.length, 'answer', 'answers')} came within ${milliseconds(nearestRank(times, 0.5))}, 95 of 100 within ${milliseconds(nearestRank(times, 0.95))}.`,
    tone: times.length === 0 ? 'bad' : faults > 0 ? 'warn' : 'good',
    figures: [
      { label: 'Calls', text: whole(samples.length) },
      { label: 'Faults', text: whole(faults) },
      { label: 'Slowest', text: milliseconds(times.at(-1)) || 'none' },
      { label: 'Answers a second', text: end > 0 ? ((answered.length * 1000) / end).toFixed(1) : '' },
    ],
    parts: [
      { findings: findingsOf(samples, skipped, isHere) },
      {
        tables: [
          {
            label: 'Times',
            columns,
            rows: [
              rowOf('All', samples),
              ...(byCall.length > 1 ? byCall.map(([label, all]) => rowOf(label, all)) : []),
            ],
          },
        ],
      },
      {
        heading: 'Spread',
        tables: [
          {
            label: 'How many calls took how long',
            columns: ['Milliseconds', 'Calls', 'Share'],
            rows: histogram(times).map(({ from, to, count }) => [
              `${trimmed(from)} to ${trimmed(to)}`,
              whole(count),
              `${((count / times.length) * 100).toFixed(1)}%`,
            ]),
          },
          { label: 'Answers by status', columns: ['Status', 'Calls'], rows: statusRows(samples) },
          {
            label: 'Single calls',
            columns: ['Call', 'Began after', 'Took', 'Status', 'Bytes'],
            rows: samples.map(({ label, startedAt, milliseconds: took, status, bytes }) => [
              label,
              milliseconds(startedAt),
              milliseconds(took),
              status === 0 ? 'none' : String(status),
              bytes === undefined ? '' : String(bytes),
            ]),
          },
        ],
      },
    ],
  }
}
