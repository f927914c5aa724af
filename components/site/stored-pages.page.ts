import { startStoredPages } from './start-stored-pages'

void startStoredPages(document)
