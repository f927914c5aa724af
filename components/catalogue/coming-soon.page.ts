import { startComingSoon } from './start-coming-soon'

void startComingSoon(document)
