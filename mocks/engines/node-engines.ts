import { loadOnce } from '#mocks/kernel/load-once.ts'
import type { Engines } from './engines.ts'
import type { HearingEngine } from './hearing/hearing-engine.ts'
import { isInstalled } from './is-installed.ts'
import type { PageEngine } from './pages/page-engine.ts'

/** Packages of engines that a project may leave out. */
const SPEECH = '@echogarden/espeak-ng-emscripten'
const HEARING = '@moonshine-ai/moonshine-js'

const loadSpeechEngine = async () =>
  isInstalled(SPEECH)
    ? (await import('./speech/create-node-speech-engine.ts')).createNodeSpeechEngine()
    : (await import('./speech/create-humming-engine.ts')).createHummingEngine()
const loadEncoder = async () =>
  (await import('./audio/create-node-audio-encoder.ts')).createNodeAudioEncoder()
const loadMediaEngine = async () =>
  (await import('./media/create-node-media-engine.ts')).createNodeMediaEngine()
const loadBookEngine = async () => (await import('./books/create-node-book-engine.ts')).createNodeBookEngine()
const loadHearingEngine = async () =>
  (await import('./hearing/create-node-hearing-engine.ts')).createNodeHearingEngine()
const forkedListener = async () =>
  (await import('./hearing/create-forked-hearing-engine.ts')).createForkedHearingEngine()
const loadPageEngine = async () => (await import('./pages/create-node-page-engine.ts')).createNodePageEngine()
const forkedPages = async () =>
  (await import('./pages/create-forked-page-engine.ts')).createForkedPageEngine()

function lazyPages(load: () => Promise<PageEngine>): PageEngine {
  const engine = loadOnce(load)
  return {
    open: async (file) => (await engine()).open(file),
    draw: async (page) => (await engine()).draw(page),
    show: async (file, place) => (await engine()).show(file, place),
    read: async (picture, languages, options) => (await engine()).read(picture, languages, options),
  }
}

function lazyHearing(load: () => Promise<HearingEngine>): HearingEngine {
  const engine = loadOnce(load)
  return {
    findSpeech: async (file, place, options) => (await engine()).findSpeech(file, place, options),
    hear: async (file, place, options) => (await engine()).hear(file, place, options),
    align: async (file, place, reading, options) => (await engine()).align(file, place, reading, options),
  }
}

interface NodeEngineOptions {
  /** Opens pictures and PDF files of strangers, and recognises speech, in processes of their own. */
  readonly isForked?: boolean
}

/**
 * The engines of tests and of the Node server. Each loads its code and data on first use. Without their packages,
 * texts are hummed and the words of recordings simulated.
 */
export function createNodeEngines({ isForked = false }: NodeEngineOptions = {}): Engines {
  const speech = loadOnce(loadSpeechEngine)
  const encode = loadOnce(loadEncoder)
  const sound = loadOnce(loadMediaEngine)
  const book = loadOnce(loadBookEngine)
  return {
    speech: { speak: async (request, options) => (await speech()).speak(request, options) },
    encoder: {
      encodeMp3: async (audio, kbps, options) => (await encode()).encodeMp3(audio, kbps, options),
      encodeAac: async (audio, kbps, options) => (await encode()).encodeAac(audio, kbps, options),
      encodeOgg: async (audio, options) => (await encode()).encodeOgg(audio, options),
    },
    media: {
      measure: async (file, options) => (await sound()).measure(file, options),
      mix: async (options) => (await sound()).mix(options),
      pictureLength: async (film) => (await sound()).pictureLength(film),
      makeFilm: async (options) => (await sound()).makeFilm(options),
    },
    pages: lazyPages(isForked ? forkedPages : loadPageEngine),
    books: { read: async (file) => (await book()).read(file) },
    hearing: isInstalled(HEARING) ? lazyHearing(isForked ? forkedListener : loadHearingEngine) : undefined,
  }
}
