import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { Character } from '#src/contract/audio-book.ts'
import { type Command, useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { useSaveEditedSettings } from '#src/features/projects/edited-settings-mutations.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useUnsavedWork } from '#src/session/unsaved-work.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { type CastNames, castOf, charactersIn } from './cast-edits.ts'
import { updateCharacters } from './characters.ts'
import type { Speaker } from './read-cast.ts'
import { suggestVoices, type VoicesOfCast } from './voices-of-cast.ts'

/** Voices for the speakers of a text: suggested, until the customer chooses others. */
export function useVoicesOfCast(speakers: readonly Speaker[]) {
  const editor = useEditor()
  const { language, voiceId: narrator } = useProjectDefaults()
  const { book } = useSignal(editor.body)
  const { data: voices = [] } = useQuery(voicesQueries.list())
  const [chosen, setChosen] = useState<VoicesOfCast>(new Map())
  useUnsavedWork(chosen.size > 0)
  const [known] = useState(() => charactersIn(editor.store.getState(), book?.voices))
  const suggested = useMemo(
    () => suggestVoices(speakers, { voices, language, narrator, known }),
    [speakers, voices, language, narrator, known],
  )
  const ofCast = useMemo(
    () =>
      new Map([...suggested].map(([name, id]) => [name, chosen.has(name) ? (chosen.get(name) ?? null) : id])),
    [suggested, chosen],
  )
  return {
    known,
    ofCast,
    choose: (name: string, id: number | null) => setChosen(new Map([...chosen, [name, id]])),
  }
}

interface VoicesToAssign {
  readonly voices: VoicesOfCast
  readonly known: readonly Character[]
  readonly commandOf: (cast: CastNames) => Command
}

/** The characters of the book, with those of the cast and their voices. */
function withCast(voices: readonly Character[], cast: Iterable<Character>): Character[] {
  const all = new Map(voices.map((who) => [who.character, who]))
  for (const who of cast) all.set(who.character, who)
  return [...all.values()]
}

/**
 * Applies voices of speakers in one step of undo. A book gets them as its characters first, which stay after undo so
 * that redo finds them.
 */
export function useAssignVoices(onClose: () => void, onGiven?: () => void) {
  const editor = useEditor()
  const wanted = useRef<Command>({ edits: [] })
  function apply() {
    onClose()
    if (editor.run(wanted.current)) onGiven?.()
  }
  const save = useSaveEditedSettings(editor, apply)
  return {
    isPending: save.isPending,
    error: save.error,
    give({ voices, known, commandOf }: VoicesToAssign) {
      const cast = castOf(voices, known)
      const given = [...cast.values()]
      const changes = given.map((now) => ({ was: now.character, now }))
      const command = commandOf(cast)
      const edits = [...updateCharacters(editor.store.getState(), changes).edits, ...command.edits]
      wanted.current = { ...command, edits }
      const { book } = editor.body.get()
      if (!book || given.length === 0) return apply()
      save.mutate((latest) => ({
        book: { voices: withCast(latest?.body.book?.voices ?? book.voices, given) },
      }))
    },
  }
}
