import { toolById, topics } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import type { GuideLinks } from '@/lib/kits/guide/types'

/** Where the links of guides lead; an unfinished tool's to its coming-soon page. */
export const guideLinks: GuideLinks = {
  tool(id) {
    const tool = toolById(id)
    return tool && addressOf({ tool })
  },
  topic(name) {
    return topics.some((topic) => topic.name === name) ? addressOf({ topic: name }) : undefined
  },
}
