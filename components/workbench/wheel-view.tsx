import { useEffect, useRef, useState } from 'react'
import { viewMessages as says } from '@/lib/messages/views'
import { playKeyed, type Keyed } from './play-keyed'
import type { OneViewProps } from './view-props'

const radius = 100
/** Beyond so many slices names would lie over each other. */
const mostLabels = 40
const letters = 16
const duration = 4500

/** Where a part of the whole ends on the rim, from the top and clockwise. */
function onRim(part: number): string {
  const angle = part * 2 * Math.PI
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`
}

interface Wedge {
  label: string
  from: number
  to: number
}

/** Slices as parts of the whole, those without weight left out but for their place. */
function wedgesOf(slices: readonly { label: string; weight: number }[]): Wedge[] {
  const total = slices.reduce((sum, { weight }) => sum + weight, 0)
  let from = 0
  return slices.map(({ label, weight }) => {
    const wedge = { label, from, to: total === 0 ? from : from + weight / total }
    from = wedge.to
    return wedge
  })
}

function pathOf({ from, to }: Wedge): string {
  if (to - from > 0.9999) return `M 0 ${-radius} A ${radius} ${radius} 0 1 1 -0.01 ${-radius} Z`
  return `M 0 0 L ${onRim(from)} A ${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${onRim(to)} Z`
}

/** How far the wheel is turned, in degrees, so that the middle of a slice stands beneath the pointer. */
const restOf = ({ from, to }: Wedge) => 360 - ((from + to) / 2) * 360

/** Ticks that come ever slower, as the wheel does. */
const ticks = Array.from({ length: 26 }, (_, at) => [12, 18 + at * at * 0.45]).flat()

/** A wheel that turns to who was drawn, or jumps there for those who asked for less motion. */
export default function WheelView({ view: { label, slices, winner, spin, sounds } }: OneViewProps<'wheel'>) {
  const wheel = useRef<SVGGElement>(null)
  const sound = useRef<Keyed>(undefined)
  const shown = useRef(spin)
  const [turning, setTurning] = useState<string>()
  const wedges = wedgesOf(slices)
  const won = winner === undefined ? undefined : wedges[winner]
  const rest = won ? restOf(won) : 0
  const isTurning = turning === spin

  // Only another spin turns it: a change of the list alone lays it anew.
  const latest = useRef({ rest, sounds, hasWinner: won !== undefined })
  useEffect(() => {
    latest.current = { rest, sounds, hasWinner: won !== undefined }
  })
  useEffect(() => {
    if (shown.current === spin) return undefined
    shown.current = spin
    const turned = wheel.current
    const { rest: end, sounds: isHeard, hasWinner } = latest.current
    if (!turned || !hasWinner || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    setTurning(spin)
    const turn = turned.animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${5 * 360 + end}deg)` }], {
      duration,
      easing: 'cubic-bezier(0.12, 0.7, 0.1, 1)',
    })
    if (isHeard) sound.current = playKeyed(ticks, 900, { onChange: () => undefined, onEnd: () => undefined })
    turn.addEventListener('finish', () => setTurning(undefined))
    return () => {
      turn.cancel()
      sound.current?.stop()
    }
  }, [spin])

  const hasLabels = slices.length <= mostLabels
  return (
    <figure className="grid justify-items-center gap-3" aria-label={label}>
      <svg viewBox="-110 -116 220 226" className="w-full max-w-md" aria-hidden="true">
        <g ref={wheel} transform={`rotate(${rest})`}>
          {wedges.map((wedge, at) => (
            <path
              key={at}
              d={pathOf(wedge)}
              className={at % 2 === 0 ? 'fill-accent-soft stroke-edge' : 'fill-raised stroke-edge'}
              strokeWidth={0.6}
            />
          ))}
          {hasLabels &&
            wedges.map((wedge, at) => (
              <text
                key={at}
                x={94}
                textAnchor="end"
                dominantBaseline="central"
                fontSize={Math.min(11, 260 / slices.length + 3)}
                className="fill-ink"
                transform={`rotate(${((wedge.from + wedge.to) / 2) * 360 - 90})`}
              >
                {wedge.label.length > letters ? `${wedge.label.slice(0, letters - 1)}…` : wedge.label}
              </text>
            ))}
        </g>
        <circle r={8} className="fill-raised stroke-edge" />
        <path d="M -8 -115 L 8 -115 L 0 -98 Z" className="fill-accent" />
      </svg>
      <p role="status" className="min-h-8 text-center text-2xl font-semibold break-words">
        {isTurning ? says.wheelTurns : (won?.label ?? says.wheelWaits(slices.length))}
      </p>
    </figure>
  )
}
