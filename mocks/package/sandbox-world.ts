/** Time of a world. Nothing happens by itself while it is frozen. */
export interface SandboxClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Moves the time forward; the next request sees everything that was due until then. */
  advance(ms: number): void
  /** Stops the time, at a moment if one is given. */
  freeze(at?: number): void
  /** Lets the time run; 60 is a minute per second. */
  run(speed?: number): void
}

/** A backend with its own data, files, clock, faults and journal. */
export interface SandboxWorld {
  /** Answers a request to `/api` or `/sandbox`. A network error that was asked for is `Response.error()`. */
  fetch(request: Request): Promise<Response>
  readonly clock: SandboxClock
  /**
   * Reads a resource of the world, or changes it if a body is given: what `/__sandbox/<resource>` does over HTTP.
   * @param resource such as `journal?endpoint=generate`, `faults`, `outbox`
   * @throws Error with the reason if the resource is unknown or the change is refused
   */
  control(resource: string, change?: object): Promise<unknown>
  /** Frees the world. */
  dispose(): void
}

/** A world and a replacement of `fetch` that asks it. */
export interface TestWorld {
  readonly world: SandboxWorld
  /** Relative addresses are on the host of the API; a network error rejects as usual. */
  readonly fetch: typeof globalThis.fetch
}
