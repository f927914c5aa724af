import { toast } from '@/components/ui/toast'
import { meetingWords as says } from '@/lib/tools/utilities/time/meeting-planner.messages'
import { peopleOf, readPlan, type MeetingPlan } from './store'

const longestLink = 30_000

/** The plan of an address; undefined where it holds none, false where it cannot be read. */
export function planOfHash(hash: string): MeetingPlan | undefined | false {
  const text = new URLSearchParams(hash.slice(1)).get('plan')
  if (text === null) return undefined
  try {
    return readPlan(JSON.parse(text)) ?? false
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

export async function copyPlanLink(plan: MeetingPlan, date: string, chosen: number): Promise<void> {
  const whole = { ...plan, people: peopleOf(plan), isChosen: true, date, chosen }
  const values = new URLSearchParams({ plan: JSON.stringify(whole) })
  const { copyText, pageAddress } = await import('@/components/take-away/take-away')
  const address = `${pageAddress()}#${values}`
  if (address.length > longestLink) return void toast(says.linkLong)
  history.replaceState(null, '', `#${values}`)
  const { linkMessages } = await import('@/lib/messages/link')
  await copyText(address, linkMessages.linkCopied)
}
