/** State of an entry of the history that was made by opening a modal from the page: going back closes it. */
export const OPENED_HERE = 'modal'
