import { env, InferenceSession } from 'onnxruntime-web/wasm'
import { loadOnce } from '#mocks/kernel/load-once.ts'

export interface RuntimeFiles {
  runtime(): Promise<Uint8Array<ArrayBuffer>>
  /** Address of the script that starts the runtime. Node finds it in the package. */
  readonly starter?: string
}

/** An arena keeps what the longest sound needed, for good. */
const SESSION = { enableCpuMemArena: false }

/** The runtime of all models, loaded with the first one. */
export class OnnxRuntime {
  readonly #start: () => Promise<void>

  constructor({ runtime, starter }: RuntimeFiles) {
    this.#start = loadOnce(async () => {
      // More threads require a cross-origin isolated page.
      env.wasm.numThreads = 1
      if (starter) env.wasm.wasmPaths = { mjs: starter }
      env.wasm.wasmBinary = (await runtime()).buffer
    })
  }

  async open(model: Uint8Array): Promise<InferenceSession> {
    await this.#start()
    const session = await InferenceSession.create(model, SESSION)
    // Needed by the first session only.
    delete env.wasm.wasmBinary
    return session
  }
}
