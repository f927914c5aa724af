/** Words of the bar above a document's form, drawn before anything that is kept has been read. */
export const recordsBarMessages = {
  bar: 'Fill from your records',
  fillFrom: 'Fill from',
  client: 'Client',
  item: 'Add an item',
  chooseBusiness: 'Choose your business…',
  chooseClient: 'Choose a client…',
  chooseItem: 'Choose an item…',
  noneYet: 'None kept yet',
  takeNumber: 'Take the next number',
  keepClient: 'Keep this client',
  keepDocument: 'Keep this document',
  newDocument: 'New document',
  allDocuments: 'Your documents',
  setUp: 'Business, clients and items',
  state: 'State',
}
