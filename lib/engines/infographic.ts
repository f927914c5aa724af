/* Pages of blocks: titles, big numbers, icons, charts, timelines and tables as one picture. */
export { infographicDocument, projectJson, type Infographic } from '@/lib/subjects/design/blocks/infographic'
