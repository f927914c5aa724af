/* What the browser runs for the members of lib/families/unit-conversion: functions of the same names, the words left out. */
export { pairModule as defineUnitPair } from '@/lib/families/unit-conversion/pair'
export {
  converterModule as defineQuantityConverter,
  converterModule as defineUnitConverter,
} from '@/lib/families/unit-conversion/converter'
