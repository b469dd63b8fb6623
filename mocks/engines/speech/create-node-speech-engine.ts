import { EspeakSynthesizer } from './espeak-synthesizer.ts'
import { sliceEspeakData } from './slice-espeak-data.ts'
import { type SpeechEngine, SpeechUnavailableError } from './speech-engine.ts'

/** The engine in this thread, for tests and the Node server. Handles jobs in order of arrival. */
export function createNodeSpeechEngine(): SpeechEngine {
  const synthesizer = new EspeakSynthesizer(sliceEspeakData)
  let last: Promise<unknown> = Promise.resolve()
  return {
    speak(request, options) {
      const job = last.then(async () => {
        options?.signal?.throwIfAborted()
        const audio = await synthesizer.speak(request).catch((cause: unknown) => {
          throw new SpeechUnavailableError('espeak-ng failed.', { cause })
        })
        options?.signal?.throwIfAborted()
        return audio
      })
      last = job.catch(() => undefined)
      return job
    },
  }
}
