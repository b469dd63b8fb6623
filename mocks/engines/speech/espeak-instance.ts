import createEspeak from '@echogarden/espeak-ng-emscripten'
import type { EspeakEvent, EspeakModule, EspeakModuleOptions, EspeakWorker } from './espeak-module.ts'
import { unpackFiles } from './espeak-packs.ts'

const DATA_FOLDER = '/usr/share/espeak-ng-data'

/** Refuses additions: the package's start-up step would push onto `preRun` and mount its whole 24 MB archive. */
class SealedSteps extends Array<() => void> {
  override push(): number {
    return this.length
  }
}

function mountPack(fileSystem: EspeakModule['FS'], pack: Uint8Array): void {
  for (const { path, content } of unpackFiles(pack)) {
    const target = `${DATA_FOLDER}/${path}`
    fileSystem.mkdirTree(target.slice(0, target.lastIndexOf('/')))
    fileSystem.writeFile(target, content, { canOwn: true })
  }
}

/** Length of memory up to its last number besides 0; most of it is empty. */
function usedLength(memory: Int32Array): number {
  let used = memory.length
  // Eight at a time, because the memory is megabytes and searched for every text.
  while (used >= 8 && isEmptyBefore(memory, used)) used -= 8
  while (used > 0 && memory[used - 1] === 0) used -= 1
  return used
}

function isEmptyBefore(memory: Int32Array, end: number): boolean {
  const last = (memory[end - 1] as number) | (memory[end - 2] as number) | (memory[end - 3] as number)
  const middle = (memory[end - 4] as number) | (memory[end - 5] as number) | (memory[end - 6] as number)
  return (last | middle | (memory[end - 7] as number) | (memory[end - 8] as number)) === 0
}

/**
 * A running espeak-ng. `reset` restores its initial memory, so that a text always sounds the same whatever was
 * spoken before (espeak-ng keeps noise generators and melodies), and nothing leaks.
 */
export class EspeakInstance {
  readonly #module: EspeakModule
  readonly #worker: EspeakWorker
  readonly #freshMemory: Uint8Array

  static async start(corePack: Uint8Array): Promise<EspeakInstance> {
    const steps = new SealedSteps()
    const options: EspeakModuleOptions = {
      preRun: steps,
      getPreloadedPackage: () => new ArrayBuffer(0),
      print: () => undefined,
      printErr: () => undefined,
    }
    steps[0] = () => {
      if (!options.FS) throw new Error('espeak-ng started without a file system.')
      mountPack(options.FS, corePack)
      options.FS.mkdirTree(`${DATA_FOLDER}/voices/!v`)
    }
    return new EspeakInstance(await createEspeak(options))
  }

  private constructor(module: EspeakModule) {
    this.#module = module
    this.#worker = new module.eSpeakNGWorker()
    // The binding allocates its scratch memory with the first string, which must be part of the memory that `reset`
    // restores.
    this.#worker.set_voice('', '', 0, 0, 0)
    const { HEAPU8: memory } = module
    this.#freshMemory = memory.slice(0, 4 * usedLength(new Int32Array(memory.buffer)))
  }

  mount(pack: Uint8Array): void {
    mountPack(this.#module.FS, pack)
  }

  reset(): void {
    const { HEAPU8: memory } = this.#module
    memory.set(this.#freshMemory)
    const further = new Int32Array(memory.buffer, memory.byteOffset + this.#freshMemory.length)
    // Untouched memory takes no space until zeros are written to it.
    further.fill(0, 0, usedLength(further))
  }

  get sampleRate(): number {
    return this.#worker.get_samplerate()
  }

  /**
   * @param variant the content of an espeak-ng voice variant file.
   * @throws Error when the voice's language is not mounted.
   */
  chooseVoice(voice: string, variant: string, wordsPerMinute: number): void {
    this.#module.FS.writeFile(`${DATA_FOLDER}/voices/!v/avaz`, variant)
    const failure = this.#worker.set_voice(`${voice}+avaz`, '', 0, 0, 0)
    if (failure !== 0) throw new Error(`espeak-ng has no voice ${voice} (code ${failure}).`)
    this.#worker.set_rate(wordsPerMinute)
  }

  synthesize(ssml: string, onAudio: (samples: Int16Array, events: EspeakEvent[]) => void): void {
    const bytes = new TextEncoder().encode(`${ssml}\0`)
    const ptr = this.#module._webidl_malloc(bytes.length)
    this.#module.HEAPU8.set(bytes, ptr)
    this.#worker.synthesize({ ptr }, (samples, events) => {
      onAudio(samples, events)
      return false
    })
  }
}
