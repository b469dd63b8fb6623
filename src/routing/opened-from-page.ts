/** State of a history entry made by opening a modal from the page; going back closes the modal. */
export const OPENED_FROM_PAGE = 'modal'
