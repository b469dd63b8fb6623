import type { Listener } from './hear-sound.ts'
import type { hearingFiles } from './hearing-files.ts'
import { Moonshine } from './moonshine.ts'
import { OnnxRuntime } from './onnx-runtime.ts'
import { SpeechDetector } from './speech-detector.ts'

interface Models {
  read(file: (typeof hearingFiles)[number]): Promise<Uint8Array<ArrayBuffer>>
  /** Address of the script that starts the runtime. Node finds it in the package. */
  readonly starter?: string
  readonly vocabulary: readonly string[]
}

/** Each model is read when it is first used. */
export function createListener({ read, starter, vocabulary }: Models): Listener {
  const runtime = new OnnxRuntime({ runtime: () => read('runtime'), ...(starter && { starter }) })
  return {
    detector: new SpeechDetector(runtime, () => read('detector')),
    moonshine: new Moonshine(runtime, { encoder: () => read('encoder'), decoder: () => read('decoder') }),
    vocabulary,
  }
}
