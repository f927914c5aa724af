import { parseScenario, type KeptScenario } from '@/lib/kits/records/scenario'
import { defineCollection } from '@/lib/platform/records/collection'

export const keptScenarios = defineCollection<KeptScenario>({ name: 'scenarios', version: 1, parse: parseScenario })
