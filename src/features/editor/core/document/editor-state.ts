import type { SpeechSettings } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { blocksFromServer, type EditorBlock } from './editor-block.ts'
import { type ContentKind, type OwnDefaults, plainContent } from './own-content.ts'

/** Values for blocks without a voice or settings of their own. `language` is an id. */
export interface ProjectDefaults {
  readonly language: number
  readonly voiceId: number | null
  readonly settings: SpeechSettings | null
  readonly own?: OwnDefaults | undefined
}

export interface EditorState {
  readonly order: readonly string[]
  readonly blocks: ReadonlyMap<string, EditorBlock>
  readonly defaults: ProjectDefaults
}

export function defaultsOf(project: Project, kind: ContentKind = plainContent): ProjectDefaults {
  const own = kind.fromProject(project)
  return {
    language: project.language,
    voiceId: project.body.voice_id ?? null,
    settings: project.body.settings ?? null,
    ...(own && { own }),
  }
}

export function stateFromServer(
  project: Project,
  kind: ContentKind = plainContent,
  blocks: readonly EditorBlock[] = blocksFromServer(project, kind),
): EditorState {
  return {
    order: blocks.map((block) => block.key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: defaultsOf(project, kind),
  }
}
