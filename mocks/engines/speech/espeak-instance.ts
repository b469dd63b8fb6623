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

/** Clears only used memory: untouched memory takes no space until zeros are written to it. */
function clearMemory(memory: Int32Array): void {
  let used = memory.length
  while (used > 0 && memory[used - 1] === 0) used -= 1
  memory.fill(0, 0, used)
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
    // Most of the memory is empty and need not be stored for the reset.
    const used = module.HEAPU8.findLastIndex((byte) => byte !== 0) + 1
    this.#freshMemory = module.HEAPU8.slice(0, Math.ceil(used / 4) * 4)
  }

  mount(pack: Uint8Array): void {
    mountPack(this.#module.FS, pack)
  }

  reset(): void {
    const { HEAPU8: memory } = this.#module
    memory.set(this.#freshMemory)
    clearMemory(new Int32Array(memory.buffer, memory.byteOffset + this.#freshMemory.length))
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
