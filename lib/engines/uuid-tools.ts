/* UUIDs of every version, read and written, and GUIDs as Microsoft's programs write them. */
export { drawnUuids, namedUuid, nameSpaces, type DrawnVersion, type NamedVersion } from '@/lib/subjects/uuid/make'
export { readUuid, uuidFacts, writtenTicks } from '@/lib/subjects/uuid/read'
export { guidForms, readGuid, writeGuid, type GuidForm } from '@/lib/subjects/uuid/windows'
export { makeUuids, uuidText } from '@/lib/base/random/uuid'
