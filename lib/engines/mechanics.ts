export {
  anglesTo,
  flightInAir,
  flightInVacuum,
  leastSpeed,
  partsOf,
  type Flight,
  type Launch,
} from '@/lib/subjects/mechanics/flight'
export { motionParts, solveMotion, type Motion, type MotionPart } from '@/lib/subjects/mechanics/uniform-acceleration'
