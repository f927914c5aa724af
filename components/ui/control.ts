/** The look of a text field, select or textarea; written in globals.css, as a form repeats it many times. */
export const controlClasses = 'control'
