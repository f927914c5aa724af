/* Five thousand cities and the outline of the continents: too large for a page that does not need them yet. */
export { findCities, suggestCities, type City } from '@/lib/subjects/zones/cities'
export { worldOutline } from '@/lib/subjects/zones/world-outline'
