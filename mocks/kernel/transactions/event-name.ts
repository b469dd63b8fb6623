/** What is stored of a handler with an event that is planned for it. */
export interface EventName<Payload> {
  readonly kind: string
  readonly weight: 'light' | 'heavy'
  /** Never there: it ties the name to what its events carry, for the compiler. */
  readonly accepts?: (payload: Payload) => void
}
