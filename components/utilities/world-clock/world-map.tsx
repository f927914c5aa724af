import { useEffect, useState } from 'react'
import { subsolarPoint } from '@/lib/subjects/time/sun'
import { nightPath } from '@/lib/subjects/zones/clock-row'
import { shownTime } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { worldWords as says } from '@/lib/tools/utilities/time/world-clock.messages'
import type { Clock } from './store'

const degrees = (value: number, above: string, below: string) =>
  `${Math.abs(value).toFixed(1)}° ${value < 0 ? below : above}`
const x = (longitude: number) => (longitude + 180) * 2
const y = (latitude: number) => (90 - latitude) * 2

/** The continents, the night over them and the cities. The outline comes when the map is first drawn. */
export function WorldMap({ clocks, ms }: { clocks: readonly Clock[]; ms: number }) {
  const [outline, setOutline] = useState('')
  useEffect(() => {
    void import('@/lib/engines/cities').then(({ worldOutline }) => setOutline(worldOutline))
  }, [])
  const sun = subsolarPoint(ms)
  const place = says.overhead(degrees(sun.latitude, 'N', 'S'), degrees(sun.longitude, 'E', 'W'))
  const time = `${shownTime(wallAt('UTC', ms), false)} UTC`
  return (
    <svg
      viewBox="0 0 720 360"
      role="img"
      aria-label={says.mapOf(time, place)}
      className="aspect-[2/1] h-auto w-full rounded-md border border-line bg-accent-soft [print-color-adjust:exact]"
    >
      <path d={outline} className="fill-good-soft stroke-good" strokeWidth={0.6} fillRule="evenodd" />
      <path d={nightPath(ms)} fill="#000" fillOpacity={0.38} />
      <circle cx={x(sun.longitude)} cy={y(sun.latitude)} r={7} fill="#f5b301" stroke="#000" strokeWidth={1} />
      {clocks.map(({ name, zone, country, latitude, longitude }) =>
        latitude === undefined || longitude === undefined ? null : (
          <g key={`${name} ${zone} ${country}`}>
            <circle cx={x(longitude)} cy={y(latitude)} r={4} fill="#d11" stroke="#fff" strokeWidth={1.2} />
            <text
              x={x(longitude) + (longitude > 120 ? -7 : 7)}
              y={y(latitude) - 5}
              textAnchor={longitude > 120 ? 'end' : 'start'}
              fontSize={13}
              fontWeight={600}
              fill="#fff"
              stroke="#000"
              strokeWidth={2.5}
              paintOrder="stroke"
            >
              {name}
            </text>
          </g>
        ),
      )}
    </svg>
  )
}
