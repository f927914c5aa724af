import { describe, expect, it } from 'vitest'
import { movedPlane, steppedBy, writtenEnds, zoomedBy, type Plane } from '@/lib/kits/calculator/plane'

const most = 1e9
const square: Plane = { x: { from: -5, to: 5 }, y: { from: -5, to: 5 } }
const logs: Plane = { x: { from: 0.01, to: 100, isLog: true }, y: { from: 1, to: 10_000, isLog: true } }
const endsOf = ({ x, y }: Plane) => [...writtenEnds(x), ...writtenEnds(y)]

describe('a plane that is moved', () => {
  it('keeps the place that somebody holds under the pointer', () => {
    expect(endsOf(movedPlane(square, { factor: 1, from: [0.5, 0.5], to: [0.7, 0.4] }, most))).toEqual([-7, 3, -4, 6])
  })

  it('keeps the place under the pointer where it is zoomed', () => {
    // At a quarter of the width lies −2.5: half as wide, it has 1.25 to its left.
    expect(endsOf(movedPlane(square, zoomedBy(0.5, [0.25, 0.5]), most))).toEqual([-3.75, 1.25, -2.5, 2.5])
  })

  it('shows what lies beside it', () => {
    expect(endsOf(movedPlane(square, steppedBy(0.1, -0.5), most))).toEqual([-4, 6, -10, 0])
  })

  it('pinches: two fingers that come twice as far apart show half as much', () => {
    expect(endsOf(movedPlane(square, { factor: 0.5, from: [0.5, 0.5], to: [0.5, 0.5] }, most))).toEqual([
      -2.5, 2.5, -2.5, 2.5,
    ])
  })

  it('multiplies on log axes', () => {
    expect(endsOf(movedPlane(logs, steppedBy(0.25, 0), most))).toEqual([0.1, 1000, 1, 10_000])
    expect(endsOf(movedPlane(logs, zoomedBy(0.5), most))).toEqual([0.1, 10, 10, 1000])
  })

  it('goes no further than its fields, and no nearer than numbers can be told apart', () => {
    const wide: Plane = { x: { from: -9e8, to: 9e8 }, y: square.y }
    expect(movedPlane(wide, zoomedBy(2), most)).toBe(wide)
    let narrow = square
    for (let times = 0; times < 200; times += 1) narrow = movedPlane(narrow, zoomedBy(0.8), most)
    const [left, right] = writtenEnds(narrow.x)
    expect(right).toBeGreaterThan(left)
    expect(right - left).toBeLessThan(2e-7)
  })

  it('writes ends to a thousandth of what is shown', () => {
    expect(writtenEnds({ from: -1.234567, to: 8.7654321 })).toEqual([-1.235, 8.765])
    expect(writtenEnds({ from: 0.000123456, to: 98_765.4321, isLog: true })).toEqual([0.0001235, 98_770])
  })
})
