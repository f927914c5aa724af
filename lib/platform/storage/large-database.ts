/** One value as it lies in the database. */
export interface LargeRecord {
  version: number
  value: unknown
}

const databaseName = 'tallykit'
/** The layout of the database, not of the values in it. */
const databaseVersion = 1
const valuesName = 'values'
const setAsideName = 'set-aside'

let opening: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, databaseVersion)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(valuesName)
      request.result.createObjectStore(setAsideName, { autoIncrement: true })
    }
    request.onerror = () => reject(request.error ?? new Error('the database did not open'))
    request.onsuccess = () => {
      const database = request.result
      // A newer page in another tab may want to change the layout, and waits until every tab has let go.
      database.onversionchange = () => {
        database.close()
        opening = undefined
      }
      database.onclose = () => {
        opening = undefined
      }
      resolve(database)
    }
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Runs `work` in one transaction; resolves with its result when everything is on the disk, rejects when anything failed. */
async function inTransaction<Result>(
  mode: IDBTransactionMode,
  work: (values: IDBObjectStore, setAside: IDBObjectStore, done: (result: Result) => void) => void,
): Promise<Result> {
  const database = await openDatabase()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([valuesName, setAsideName], mode)
    let result: { value: Result } | undefined
    transaction.oncomplete = () => {
      if (result) resolve(result.value)
      else reject(new Error('the transaction ended without a result'))
    }
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was cancelled'))
    try {
      work(transaction.objectStore(valuesName), transaction.objectStore(setAsideName), (value) => {
        result = { value }
      })
    } catch (error) {
      transaction.abort()
      reject(error)
    }
  })
}

/** The record under a key, whatever it holds; undefined when there is none. */
export function readRecord(key: string): Promise<unknown> {
  return inTransaction('readonly', (values, _setAside, done) => {
    const request = values.get(key)
    request.onsuccess = () => done(request.result)
  })
}

/**
 * Replaces a record by what `change` makes of it, in one transaction, so that no other tab can write in between.
 * `change` must not wait for anything. A result of undefined leaves the record as it is.
 */
export function changeRecord(
  key: string,
  change: (record: unknown) => LargeRecord | undefined,
): Promise<LargeRecord | undefined> {
  return inTransaction('readwrite', (values, _setAside, done) => {
    const request = values.get(key)
    request.onsuccess = () => {
      const next = change(request.result)
      if (next) values.put(next, key)
      done(next)
    }
  })
}

/** As `changeRecord` for many records, all of them or none; null takes one out. */
export function changeRecords(
  changes: ReadonlyMap<string, (record: unknown) => LargeRecord | null | undefined>,
): Promise<void> {
  return inTransaction('readwrite', (values, _setAside, done) => {
    for (const [key, change] of changes) {
      const request = values.get(key)
      request.onsuccess = () => {
        const next = change(request.result)
        if (next) values.put(next, key)
        else if (next === null) values.delete(key)
      }
    }
    done()
  })
}

export function removeRecord(key: string): Promise<void> {
  return inTransaction('readwrite', (values, _setAside, done) => {
    values.delete(key)
    done()
  })
}

/** Moves a record that cannot be read out of the way, unchanged. */
export function setRecordAside(key: string, record: unknown): Promise<void> {
  return inTransaction('readwrite', (values, setAside, done) => {
    setAside.add({ key, record })
    values.delete(key)
    done()
  })
}

export function recordKeys(prefix = ''): Promise<string[]> {
  return inTransaction('readonly', (values, _setAside, done) => {
    const request = values.getAllKeys()
    request.onsuccess = () => done(request.result.map(String).filter((key) => key.startsWith(prefix)))
  })
}

/** Every record whose key begins with `prefix`, as of one moment, by key. */
export function readRecords(prefix: string): Promise<[key: string, record: unknown][]> {
  return inTransaction('readonly', (values, _setAside, done) => {
    // No key of ours holds a character beyond this one.
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    const keys = values.getAllKeys(range)
    const records = values.getAll(range)
    records.onsuccess = () => done(keys.result.map((key, position) => [String(key), records.result[position]]))
  })
}

export function removeAllRecords(): Promise<void> {
  return inTransaction('readwrite', (values, setAside, done) => {
    values.clear()
    setAside.clear()
    done()
  })
}
