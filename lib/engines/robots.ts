/* robots.txt: written, read as crawlers do, looked through for mistakes. */
export { writeRobots, type RobotsWish } from '@/lib/subjects/robots/write'
export { parseRobots } from '@/lib/subjects/robots/parse'
export { lintRobots } from '@/lib/subjects/robots/lint'
export { judge } from '@/lib/subjects/robots/match'
export { tokensOf } from '@/lib/subjects/robots/crawlers'
export { asAsked } from '@/lib/subjects/robots/report'
