export {
  criticalPoint,
  gasConstant,
  gases,
  waalsOf,
  waalsPressure,
  waalsTemperature,
  waalsVolume,
  type Gas,
  type GasName,
} from '@/lib/subjects/chemistry/gases'
