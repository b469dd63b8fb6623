/** Whether this page is one of documentation; its stories of whole apps have pages of their own, in frames. */
export const isDocs = new URLSearchParams(location.search).get('viewMode') === 'docs'
