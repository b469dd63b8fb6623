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
  #binary: Uint8Array<ArrayBuffer> | undefined

  constructor({ runtime, starter }: RuntimeFiles) {
    this.#start = loadOnce(async () => {
      // More threads require a cross-origin isolated page.
      env.wasm.numThreads = 1
      if (starter) env.wasm.wasmPaths = { mjs: starter }
      this.#binary = await runtime()
      env.wasm.wasmBinary = this.#binary
    })
  }

  /** Opens a model, and frees its bytes. */
  async open(model: Uint8Array<ArrayBuffer>): Promise<InferenceSession> {
    await this.#start()
    const session = await InferenceSession.create(model, SESSION)
    // The runtime's script keeps its own bytes for good, although only the first session needs them.
    for (const used of [model, this.#binary]) used?.buffer.transfer(0)
    this.#binary = undefined
    delete env.wasm.wasmBinary
    return session
  }
}
