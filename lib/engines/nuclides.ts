export {
  activityOf,
  daughterActivity,
  gramsOf,
  nuclides,
  timeOfMost,
  type NuclideName,
} from '@/lib/subjects/chemistry/nuclides'
