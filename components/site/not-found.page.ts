import { startNotFound } from './start-not-found'

startNotFound(document)
