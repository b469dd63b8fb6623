import { useCallback, useEffect, useState } from 'react'
import { blocksOf, type EditorState, useEditor, useSettled } from '#src/features/editor/editor-context.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { readSavedSubtitles, type SavedSubtitles } from './saved-subtitles.ts'
import { useSubtitlesName } from './subtitles-name.ts'
import { writeSubtitles } from './write-subtitles.ts'

/** The subtitle file of the open project, or of one of its languages, if its blocks are still there. */
export function useSavedSubtitles(part?: string): SavedSubtitles | undefined {
  const { projectId, store } = useEditor()
  const note = useSubtitlesName({ projectId, part })
  const [kept, setKept] = useState<SavedSubtitles>()
  useEffect(() => {
    let isHere = true
    if (note === undefined) return setKept(undefined)
    void readSavedSubtitles({ projectId, part }).then((found) => {
      const present = new Set(blocksOf(store.getState()).map(({ clientId }) => clientId))
      if (isHere) setKept(found?.places.some(({ block }) => present.has(block)) ? found : undefined)
    })
    return () => {
      isHere = false
    }
  }, [projectId, part, note, store])
  return kept
}

/** The file with the edits made since; without any, the customer gets the very file that was opened. */
export function useWrittenSubtitles(kept: SavedSubtitles | undefined, part?: string) {
  const write = useCallback(
    (state: EditorState) => {
      if (!kept) return undefined
      const texts = new Map(
        blocksOf(state).map(({ clientId, text, own }) => [
          clientId,
          part === undefined ? text : own?.textOf?.(part),
        ]),
      )
      return writeSubtitles(kept.text, kept.subtitles, kept.places, (block) => texts.get(block))
    },
    [kept, part],
  )
  const edited = useSettled(write)
  return {
    isEdited: edited !== undefined,
    save() {
      if (kept) saveFile(kept.file.name, edited === undefined ? kept.file : new Blob([edited]))
    },
  }
}
