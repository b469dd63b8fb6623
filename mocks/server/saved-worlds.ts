import { openAsBlob } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportWorld, importWorld } from '#mocks/control/share-world.ts'
import type { FaultRule } from '#mocks/http/faults.ts'
import type { World } from '#mocks/world.ts'

const FILE_ENDING = '.zip'

/** Worlds that a developer saved by name, each with its files in an archive of one folder. */
export class SavedWorlds {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async list() {
    const names = await readdir(this.#folder).catch(() => [])
    const rows = names
      .filter((name) => name.endsWith(FILE_ENDING))
      .sort()
      .map(async (file) => {
        const { mtime, size } = await stat(join(this.#folder, file))
        return { name: file.slice(0, -FILE_ENDING.length), saved_at: mtime.toISOString(), bytes: size }
      })
    return Promise.all(rows)
  }

  /**
   * Replaces an earlier world of this name.
   * @param rules by which its requests fail or get other answers; by default those of the world
   */
  async save(name: string, world: World, rules?: readonly FaultRule[]): Promise<void> {
    const path = this.#pathOf(name)
    const archive = await exportWorld(world, rules)
    await mkdir(this.#folder, { recursive: true })
    await writeFile(`${path}.part`, archive.stream())
    await rename(`${path}.part`, path)
  }

  /** Replaces a world by a saved one; customers stay logged in. @throws Error if there is none of this name */
  async load(name: string, world: World): Promise<void> {
    await this.#require(name)
    await importWorld(world, await openAsBlob(this.#pathOf(name)))
  }

  /** @throws Error if there is none of this name */
  async remove(name: string): Promise<void> {
    await this.#require(name)
    await rm(this.#pathOf(name))
  }

  async #require(name: string): Promise<void> {
    const known = (await this.list()).map((each) => each.name)
    if (known.includes(name)) return
    throw new Error(`No world is saved as "${name}". There are: ${known.join(', ') || 'none'}`)
  }

  #pathOf(name: string): string {
    return join(this.#folder, name + FILE_ENDING)
  }
}
