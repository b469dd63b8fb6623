import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorldHost } from '#mocks/control/world-host.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { type HostOptions, openHost } from './open-host.ts'
import { SavedWorlds } from './saved-worlds.ts'

/** Name of the world of requests that name none. */
export const MAIN_WORLD = 'main'

/** Worlds besides the main one, unless the caller sets another number. */
const DEFAULT_MAX_WORLDS = 50
/** Ended worlds that are listed. */
const MAX_LISTED_ENDED = 50

const WORLD_NAME = /^[\w.-]{1,100}$/
export const isWorldName = (name: string): boolean => WORLD_NAME.test(name)

interface WorldsOptions extends Omit<HostOptions, 'id' | 'onEvent'> {
  /** Folder for the other worlds, which end with the program. */
  readonly folder: string
  /** Folder for worlds that are saved by name. */
  readonly saved: string
  /** Maximum number of other worlds at the same time; at the limit, the least recently used one ends. */
  readonly most?: number | undefined
}

type EventListener = NonNullable<HostOptions['onEvent']>

interface EndedWorld {
  readonly name: string
  readonly reason: string
}

interface NamedWorld {
  readonly host: Promise<WorldHost>
  readonly data: string
}

const notifyAll = (listeners: Iterable<EventListener>, event: Parameters<EventListener>) => {
  for (const listener of listeners) listener(...event)
}

/** All worlds of a server: the main one, and those that requests name. */
export class Worlds {
  readonly main: WorldHost
  readonly saved: SavedWorlds
  readonly #options: WorldsOptions & { readonly onEvent: EventListener }
  readonly #eventListeners: Set<EventListener>
  /** Least recently used first. */
  readonly #named = new Map<string, NamedWorld>()
  readonly #listeners = new Set<(ended: EndedWorld) => void>()
  #ended: readonly EndedWorld[] = []
  #made = 0

  private constructor(main: WorldHost, options: WorldsOptions, listeners: Set<EventListener>) {
    this.main = main
    this.saved = new SavedWorlds(options.saved)
    this.#options = { ...options, onEvent: (...event) => notifyAll(listeners, event) }
    this.#eventListeners = listeners
  }

  static async open(options: WorldsOptions): Promise<Worlds> {
    const listeners = new Set<EventListener>()
    const main = await openHost({ ...options, onEvent: (...event) => notifyAll(listeners, event) })
    return new Worlds(main, options, listeners)
  }

  /** Names of all worlds, the least recently used of the named ones first. */
  get names(): readonly string[] {
    return [MAIN_WORLD, ...this.#named.keys()]
  }

  /** The last ended worlds and why they ended, latest last. */
  get ended(): readonly EndedWorld[] {
    return this.#ended
  }

  /** Scenario of a new world. */
  get scenario(): ScenarioName {
    return this.#options.scenario ?? 'main'
  }

  get most(): number {
    return this.#options.most ?? DEFAULT_MAX_WORLDS
  }

  onEvent(listener: EventListener): void {
    this.#eventListeners.add(listener)
  }

  onEnd(listener: (ended: EndedWorld) => void): void {
    this.#listeners.add(listener)
  }

  /** The world of this name, if there is one. */
  async find(name: string): Promise<WorldHost | undefined> {
    const known = this.#named.get(name)
    if (known) {
      this.#named.delete(name)
      this.#named.set(name, known)
    }
    return this.peek(name)
  }

  /** The world of this name, without counting as its use. */
  async peek(name: string): Promise<WorldHost | undefined> {
    return name === MAIN_WORLD ? this.main : this.#named.get(name)?.host
  }

  /** The world of this name, created on first use. */
  async need(name: string): Promise<WorldHost> {
    return (await this.find(name)) ?? this.#make(name, this.scenario)
  }

  /** The world with this property; undefined if none has it. */
  async having(isWanted: (host: WorldHost) => boolean): Promise<WorldHost | undefined> {
    const hosts = [this.main, ...(await Promise.all([...this.#named.values()].map(({ host }) => host)))]
    return hosts.find(isWanted)
  }

  /** Starts a scenario in the world of this name. */
  async begin(name: string, scenario: ScenarioName): Promise<void> {
    const known = await this.find(name)
    if (known) await known.begin(scenario)
    else await this.#make(name, scenario)
  }

  /** @throws Error if there is no such world, or it is the main one */
  async end(name: string, reason = 'ended by request'): Promise<void> {
    if (name === MAIN_WORLD) throw new Error('The main world ends with the program')
    const known = this.#named.get(name)
    if (!known) throw new Error(`There is no world "${name}"`)
    this.#named.delete(name)
    const ended = { name, reason }
    this.#ended = [...this.#ended.slice(1 - MAX_LISTED_ENDED), ended]
    for (const listener of this.#listeners) listener(ended)
    const { world } = await known.host
    world.dispose()
    // Waits for a change that is being stored, because it would write the file again.
    await world.read(() => undefined)
    await rm(known.data, { force: true })
    await rm(`${known.data}.files`, { recursive: true, force: true })
  }

  async #make(name: string, scenario: ScenarioName): Promise<WorldHost> {
    this.#made += 1
    const data = join(this.#options.folder, `world-${this.#made}`)
    const host = openHost({ ...this.#options, scenario, id: name, data })
    this.#named.set(name, { host, data })
    host.catch(() => this.#named.delete(name))
    const [oldest] = this.#named.keys()
    if (this.#named.size > this.most && oldest !== undefined)
      await this.end(oldest, `the least recently used of more than ${this.most}`)
    return host
  }
}
