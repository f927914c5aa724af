export const notFoundMessages = {
  page: 'Page not found',
  pageText: 'Nothing is published at this address. It may be mistyped, or the page may have moved.',
  tool: 'Tool not found',
  toolText: 'No tool lives at this address. It may be mistyped.',
  home: 'Back to Home',
  allTools: 'See all tools',
}
