import { intents } from './intents'

const labels = Object.entries(intents).map(([id, { label, group }]) => [id, `${group}: ${label}`] as const)

/** What is chosen from, by the id: the group and the label. */
export const intentLabels: Readonly<Record<string, string>> & { request: string } = {
  request: 'Ask for something: Request',
  ...Object.fromEntries(labels),
}
