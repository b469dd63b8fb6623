import createEspeak from '@echogarden/espeak-ng-emscripten'
import type { EspeakEvent, EspeakModule, EspeakModuleOptions, EspeakWorker } from './espeak-module.ts'
import {
  type EspeakPackName,
  espeakVoices,
  type LoadEspeakPack,
  packsFor,
  unpackFiles,
} from './espeak-packs.ts'
import type { SpeechRequest, SpokenAudio } from './speech-engine.ts'
import { writeScript } from './spoken-script.ts'
import { voiceFile } from './vocal-tracts.ts'
import { timeWords } from './word-timings.ts'

const DATA_FOLDER = '/usr/share/espeak-ng-data'
const VARIANT = 'avaz'

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

function joinChunks(chunks: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const joined = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    joined.set(chunk, offset)
    offset += chunk.length
  }
  return joined
}

/**
 * The package's own start-up step would mount its whole 24 MB archive. It registers itself by pushing onto
 * `preRun`, so the list given here refuses additions.
 */
class SealedSteps extends Array<() => void> {
  override push(): number {
    return this.length
  }
}

/** espeak-ng with the dictionaries of the languages asked for so far. Runs in a worker and in Node alike. */
export class EspeakSynthesizer {
  readonly #loadPack: LoadEspeakPack
  readonly #mounted = new Map<EspeakPackName, Promise<void>>()
  #module: Promise<EspeakModule> | undefined
  #worker: EspeakWorker | undefined

  constructor(loadPack: LoadEspeakPack) {
    this.#loadPack = loadPack
  }

  /** Loads what the language needs and synthesizes in one go; the thread is busy meanwhile. */
  async speak(request: SpeechRequest): Promise<SpokenAudio> {
    const module = await this.#prepare(request.locale)
    this.#worker ??= new module.eSpeakNGWorker()
    const worker = this.#worker
    const script = writeScript(request.text)
    this.#chooseVoice(module, worker, request)
    const chunks: Int16Array[] = []
    const events: EspeakEvent[] = []
    if (script.words.some((word) => word.weight > 0)) {
      worker.synthesize(script.ssml, (samples, news) => {
        chunks.push(samples)
        for (const event of news) events.push(event)
        return false
      })
    }
    const samples = joinChunks(chunks)
    const sampleRate = worker.get_samplerate()
    const duration = samples.length / sampleRate
    return { sampleRate, samples, duration, words: timeWords(events, script.words, duration) }
  }

  async #prepare(locale: SpeechRequest['locale']): Promise<EspeakModule> {
    this.#module ??= startEspeak(this.#loadPack)
    const module = await this.#module
    await Promise.all(packsFor(locale).map((name) => this.#mount(module, name)))
    return module
  }

  #mount(module: EspeakModule, name: EspeakPackName): Promise<void> {
    if (name === 'core') return Promise.resolve()
    const known = this.#mounted.get(name)
    if (known) return known
    const mounting = this.#loadPack(name).then((packed) => writePack(module.FS, packed))
    mounting.catch(() => this.#mounted.delete(name))
    this.#mounted.set(name, mounting)
    return mounting
  }

  #chooseVoice(
    module: EspeakModule,
    worker: EspeakWorker,
    { locale, timbre, speed, pitch }: SpeechRequest,
  ): void {
    const factor = 2 ** (clamp(pitch, -12, 12) / 12)
    const low = timbre.basePitch * factor
    const high = (timbre.basePitch + timbre.pitchRange) * factor
    module.FS.writeFile(`${DATA_FOLDER}/voices/!v/${VARIANT}`, voiceFile(VARIANT, timbre.variant, low, high))
    const failure = worker.set_voice(`${espeakVoices[locale]}+${VARIANT}`, '', 0, 0, 0)
    if (failure !== 0) throw new Error(`espeak-ng has no voice for ${locale} (code ${failure}).`)
    worker.set_rate(Math.round(timbre.wordsPerMinute * clamp(speed, 0.5, 2)))
  }
}

function writePack(fileSystem: EspeakModule['FS'], packed: Uint8Array): void {
  for (const { path, content } of unpackFiles(packed)) {
    const target = `${DATA_FOLDER}/${path}`
    fileSystem.mkdirTree(target.slice(0, target.lastIndexOf('/')))
    fileSystem.writeFile(target, content)
  }
}

async function startEspeak(loadPack: LoadEspeakPack): Promise<EspeakModule> {
  const core = await loadPack('core')
  const steps = new SealedSteps()
  const options: EspeakModuleOptions = {
    preRun: steps,
    getPreloadedPackage: () => new ArrayBuffer(0),
    print: () => undefined,
    printErr: () => undefined,
  }
  steps[0] = () => {
    if (!options.FS) throw new Error('espeak-ng started without a file system.')
    writePack(options.FS, core)
    options.FS.mkdirTree(`${DATA_FOLDER}/voices/!v`)
  }
  return createEspeak(options)
}
