/* Rows of invented data, and the forms they are written in. */
export { columnTypes, type ColumnType, type DummyColumn } from '@/lib/subjects/dummy/columns'
export { asCsv, asJson, asLines, asSql, dummyRows, type Dialect, type Written } from '@/lib/subjects/dummy/rows'
