export interface EventName<Payload> {
  readonly kind: string
  readonly weight: 'light' | 'heavy'
  /** Never set: ties the name to the payload type of its events. */
  readonly accepts?: (payload: Payload) => void
}
