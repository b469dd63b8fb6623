import type { SpeechSettings } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import type { Speaker } from '#src/contract/transcript.ts'
import { blockFromServer, type EditorBlock } from './editor-block.ts'

/** What holds for blocks that have no voice or settings of their own. `language` is an id. */
export interface ProjectDefaults {
  readonly language: number
  readonly voiceId: number | null
  readonly settings: SpeechSettings | null
  /** Everybody who speaks in a transcript. */
  readonly speakers?: readonly Speaker[]
}

/** The project's content in this tab: keys of blocks in their order, and the blocks. */
export interface EditorState {
  readonly order: readonly string[]
  readonly blocks: ReadonlyMap<string, EditorBlock>
  readonly defaults: ProjectDefaults
}

export function defaultsOf(project: Project): ProjectDefaults {
  return {
    language: project.language,
    voiceId: project.body.voice_id ?? null,
    settings: project.body.settings ?? null,
    ...(project.body.transcript && { speakers: project.body.transcript.speakers }),
  }
}

export function stateFromServer(project: Project): EditorState {
  const blocks = project.body.blocks.map((block) => blockFromServer(block))
  return {
    order: blocks.map((block) => block.key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: defaultsOf(project),
  }
}
