import type { EventName, WorldEvent } from './world-events.ts'

/** Time for a receiver to respond, in ms. */
const RECEIVER_TIMEOUT_MS = 10_000
/** Deliveries of a webhook that are listed. */
const MAX_LISTED = 20

interface Delivery {
  readonly event: EventName
  /** Status of the receiver's response, or why there is none. */
  readonly result: number | string
}

interface Webhook {
  readonly url: string
  /** Announced events; all by default. */
  readonly events?: readonly EventName[] | undefined
}

interface Receiver extends Webhook {
  deliveries: readonly Delivery[]
  /** The last delivery, so that events arrive in their order. */
  last: Promise<void>
}

async function sendEvent(url: string, body: object): Promise<Delivery['result']> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(RECEIVER_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return cause instanceof Error ? cause.message : String(cause)
  }
}

/** Addresses that get a POST for each event of a world. */
export class Webhooks {
  readonly #receivers = new Map<string, readonly Receiver[]>()

  of(world: string): readonly (Webhook & { readonly deliveries: readonly Delivery[] })[] {
    return (this.#receivers.get(world) ?? []).map(({ url, events, deliveries }) => ({
      url,
      events,
      deliveries,
    }))
  }

  add(world: string, hook: Webhook): void {
    const others = this.#others(world, hook.url)
    this.#receivers.set(world, [...others, { ...hook, deliveries: [], last: Promise.resolve() }])
  }

  remove(world: string, url: string): void {
    this.#receivers.set(world, this.#others(world, url))
  }

  /** Removes the webhooks of a world that has ended. */
  forget(world: string): void {
    this.#receivers.delete(world)
  }

  /** @param at world time in ISO 8601 */
  tell(world: string, { event, data }: WorldEvent, at: string): void {
    for (const receiver of this.#receivers.get(world) ?? []) {
      if (receiver.events && !receiver.events.includes(event)) continue
      receiver.last = receiver.last.then(async () => {
        const result = await sendEvent(receiver.url, { event, world, at, data })
        receiver.deliveries = [...receiver.deliveries.slice(1 - MAX_LISTED), { event, result }]
      })
    }
  }

  #others(world: string, url: string): readonly Receiver[] {
    return (this.#receivers.get(world) ?? []).filter((receiver) => receiver.url !== url)
  }
}
