/* UUIDs by the list, and the stream cipher that their random bits come from. */
export { makeUuids, sqlInList, sqlInsert, writtenUuid, type ListedVersion, type UuidLook } from '@/lib/base/random/uuid'
