/** Path below which a page of the sandbox answers, through its server, what widgets on other sites ask. */
export const RELAY_PATH = '/sandbox/chats/'

export const relayPath = (key: string) => `${RELAY_PATH}${encodeURIComponent(key)}`

export interface RelayedRequest {
  readonly number: number
  readonly host: string
  readonly isAvatar: boolean
  /** As it was sent; `null` where nothing is asked. */
  readonly question: string | null
}

/** Query of an answer: which request it is to, and its HTTP status. */
export const ANSWER_TO = 'number'
export const ANSWER_STATUS = 'status'
