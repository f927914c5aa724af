/* A board that Trello exports as JSON: the objects of its REST API, of which only what a board here can hold is read. */

export interface TrelloCard {
  id: string
  name: string
  desc: string
  list: string
  isClosed: boolean
  /** ISO day in the visitor's zone. */
  due: string | undefined
  labels: readonly string[]
  members: readonly string[]
  checks: readonly { text: string; done: boolean }[]
  /** When it came to which list, in milliseconds since 1970. */
  steps: readonly { at: number; to: string }[]
}
export interface TrelloBoard {
  name: string
  lists: readonly { id: string; name: string }[]
  cards: readonly TrelloCard[]
  /** Cards whose list is archived or missing. */
  homeless: number
}

type Raw = Readonly<Record<string, unknown>>

function isRaw(raw: unknown): raw is Raw {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
const listOf = (raw: unknown): readonly Raw[] => (Array.isArray(raw) ? raw.filter(isRaw) : [])
const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '')
const place = ({ pos }: Raw): number => (typeof pos === 'number' ? pos : 0)
const byPlace = (one: Raw, other: Raw) => place(one) - place(other)

/** Whether a parsed file looks like a board of Trello. */
export function isTrello(parsed: unknown): boolean {
  return isRaw(parsed) && Array.isArray(parsed.lists) && Array.isArray(parsed.cards)
}

function dayOf(raw: unknown): string | undefined {
  const time = Date.parse(textOf(raw))
  if (Number.isNaN(time)) return undefined
  const day = new Date(time)
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${String(day.getFullYear()).padStart(4, '0')}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}

/** When cards came to lists, by the board's own log, which holds its last thousand actions. */
function stepsOf(actions: readonly Raw[]): Map<string, { at: number; to: string }[]> {
  const byCard = new Map<string, { at: number; to: string }[]>()
  for (const { type, date, data } of actions) {
    if (!isRaw(data) || !isRaw(data.card)) continue
    const after = isRaw(data.listAfter) ? data.listAfter : textOf(type).startsWith('createCard') ? data.list : undefined
    const at = Date.parse(textOf(date))
    if (!isRaw(after) || Number.isNaN(at)) continue
    const card = textOf(data.card.id)
    byCard.set(card, [...(byCard.get(card) ?? []), { at, to: textOf(after.id) }])
  }
  for (const steps of byCard.values()) steps.sort((one, other) => one.at - other.at)
  return byCard
}

/**
 * Lists that are open and all cards, in Trello's order. A card of an archived list counts as archived. Throws a RangeError that names
 * the path of a list or card without an id or a name.
 */
export function readTrello(parsed: unknown): TrelloBoard {
  if (!isRaw(parsed)) throw new RangeError('The file holds no board.')
  const checkRaw = (raw: unknown, path: string): Raw => {
    if (!isRaw(raw) || textOf(raw.id) === '' || typeof raw.name !== 'string')
      throw new RangeError(`The file is damaged at ${path}: it has no id or no name. Nothing was opened.`)
    return raw
  }
  const lists = (parsed.lists as unknown[]).map((raw, at) => checkRaw(raw, `lists[${at}]`))
  const cards = (parsed.cards as unknown[]).map((raw, at) => checkRaw(raw, `cards[${at}]`))
  const open = lists.filter(({ closed }) => closed !== true).sort(byPlace)
  const openIds = new Set(open.map(({ id }) => textOf(id)))
  const members = new Map(
    listOf(parsed.members).map(({ id, fullName, username }) => [textOf(id), textOf(fullName) || textOf(username)]),
  )
  const checklists = new Map(listOf(parsed.checklists).map((list) => [textOf(list.id), list]))
  const steps = stepsOf(listOf(parsed.actions))
  let homeless = 0
  const read = cards.sort(byPlace).map((card): TrelloCard => {
    const list = textOf(card.idList)
    const isHoused = openIds.has(list)
    if (!isHoused) homeless++
    const ids = Array.isArray(card.idChecklists) ? card.idChecklists.map(textOf) : []
    const items = ids.flatMap((id) => listOf(checklists.get(id)?.checkItems).toSorted(byPlace))
    return {
      id: textOf(card.id),
      name: textOf(card.name),
      desc: textOf(card.desc),
      list: isHoused ? list : '',
      isClosed: card.closed === true || !isHoused,
      due: dayOf(card.due),
      labels: listOf(card.labels)
        .map(({ name, color }) => textOf(name) || textOf(color))
        .filter(Boolean),
      members: (Array.isArray(card.idMembers) ? card.idMembers.map(textOf) : []).flatMap((id) => members.get(id) ?? []),
      checks: items.map(({ name, state }) => ({ text: textOf(name), done: state === 'complete' })),
      steps: (steps.get(textOf(card.id)) ?? []).filter(({ to }) => openIds.has(to)),
    }
  })
  return {
    name: textOf(parsed.name),
    lists: open.map(({ id, name }) => ({ id: textOf(id), name: textOf(name) })),
    cards: read,
    homeless,
  }
}
