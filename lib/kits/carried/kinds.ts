/** What a text that goes from tool to tool is. JSON and CSV are texts as well: who takes texts takes them. */
export type Carried = 'text' | 'json' | 'csv'

/** The kinds that are taken, each with what options become when such a text arrives. */
export type Takes = Readonly<Partial<Record<Carried, Readonly<Record<string, string>>>>>

/** Where a result can be used next. */
export interface CarryTarget {
  id: string
  name: string
  href: string
  /** The input that takes it. */
  input: string
  /** What options become there. */
  sets: Readonly<Record<string, string>>
  /** The name of the tool that gives it. */
  from: string
}

/** What options become for a text of this kind; undefined where it is not taken. */
export function settingsFor(takes: Takes | undefined, kind: Carried): Readonly<Record<string, string>> | undefined {
  return takes?.[kind] ?? takes?.text
}
