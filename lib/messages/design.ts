/** Words of the page that shows every part of the site. What is shown has words of its own. */
export const designMessages = {
  title: 'Every part of the site',
  description: 'Every field, button, answer, table and message of this site in each of its states, in both themes.',
  intro:
    'The parts that the pages of this site are built of, each in its states, in the light and in the dark theme. Nothing here is kept.',
  inTheme: (title: string, theme: string) => `${title}, ${theme} theme`,
}
