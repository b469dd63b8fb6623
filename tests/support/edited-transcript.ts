import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { stateFromServer } from '#src/features/editor/core/document/editor-state.ts'
import { createEditorStore } from '#src/features/editor/core/document/editor-store.ts'
import { createHistory } from '#src/features/editor/core/history/history.ts'
import { copyOf } from '#src/features/editor/core/sync/server-copy.ts'
import { transcriptContent } from '#src/features/services/speech-to-text/transcript/transcript-content.ts'

export function segment(id: number, text: string, speaker_id = 's1'): Block {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    start: id * 10 + index,
    end: id * 10 + index + 0.8,
    confidence: 0.5,
  }))
  return {
    id,
    project_id: 1,
    sort: id,
    type: 'segment',
    text,
    speaker_id,
    start: id * 10,
    end: id * 10 + 9,
    is_stale: false,
    generated: { status: 'ready', words },
  }
}

export function project(blocks: Block[]): Project {
  const speakers = [
    { id: 's1', name: 'Leyla' },
    { id: 's2', name: 'Orxan' },
  ]
  const options = { language: 1, speakers: null, audio_events: false, key_terms: [] }
  const transcript = {
    source: null,
    options,
    speakers,
    versions: [],
    detected_language: 1,
    is_simulated: true,
  }
  return {
    id: 1,
    slug: 'speech-to-text',
    title: 'Müsahibə',
    language: 1,
    status: 3,
    price: '0.00',
    progress: 100,
    characters: 0,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    version: 1,
    body: { blocks, transcript },
  }
}

export function openTranscript(blocks: Block[]) {
  const from = project(blocks)
  const store = createEditorStore(stateFromServer(from, transcriptContent))
  return { store, history: createHistory(store), copy: copyOf(from, transcriptContent), from }
}
