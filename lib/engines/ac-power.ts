export {
  anglesOf,
  correction,
  lineFactor,
  neutralCurrent,
  powersOf,
  tangentOf,
  wattsInHorsepower,
  type Circuit,
  type PhaseCurrent,
} from '@/lib/subjects/electrical/ac-power'
