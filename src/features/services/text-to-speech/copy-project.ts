import type { CopyOf } from '#src/features/catalog/service-manifest.ts'
import { copiedBlocks } from '#src/features/projects/copied-blocks.ts'

/** Language, voice, settings and blocks. */
export const copyText: CopyOf = ({ language, body: { voice_id, settings, blocks } }, clientId) => ({
  init: { language, voice_id },
  save: { settings, blocks: copiedBlocks(blocks, clientId) },
})
