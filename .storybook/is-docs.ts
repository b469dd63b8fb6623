/** Whether this page is one of documentation; its stories of whole apps have pages of their own, in frames. */
export const isDocs = new URLSearchParams(location.search).get('viewMode') === 'docs'

/** Whether this page is the frame of a story in a page of documentation, whose blocks give it such an id. */
export const isFrameOfDocs = window.frameElement?.id.startsWith('iframe--') === true
