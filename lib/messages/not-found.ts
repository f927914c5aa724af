export const notFoundMessages = {
  page: 'Page not found',
  tool: 'Tool not found',
  text: 'Nothing is published at this address. It may be mistyped, or the page may have moved.',
  home: 'Back to Home',
  allTools: 'See all tools',
}
