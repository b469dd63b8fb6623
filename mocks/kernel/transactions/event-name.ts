export interface EventName<Payload> {
  readonly kind: string
  readonly weight: 'light' | 'heavy'
  /** Never set: it ties the name to the payload of its events, for the compiler. */
  readonly accepts?: (payload: Payload) => void
}
