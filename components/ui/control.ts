/**
 * The look of a text field, select or textarea. `aria-invalid` colours the outline; 16px text on phones keeps Safari from
 * zooming in on focus.
 */
export const controlClasses =
  'block w-full min-h-11 rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink sm:min-h-10 ' +
  'aria-invalid:border-bad aria-invalid:outline-bad disabled:cursor-not-allowed disabled:opacity-60'
