import { startToolFilter } from './start-tool-filter'

startToolFilter(document)
