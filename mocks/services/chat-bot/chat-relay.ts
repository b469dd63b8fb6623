/** Path where a page of the sandbox answers questions of widgets on other sites, through its server. */
export const RELAY_PATH = '/sandbox/chats/'

export const relayPath = (key: string) => `${RELAY_PATH}${encodeURIComponent(key)}`

export interface RelayedRequest {
  readonly number: number
  readonly host: string
  readonly isAvatar: boolean
  /** The question as sent; `null` for other requests. */
  readonly question: string | null
}

/** Query of an answer: the number of its request, and its HTTP status. */
export const ANSWER_TO = 'number'
export const ANSWER_STATUS = 'status'
