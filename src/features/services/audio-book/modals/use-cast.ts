import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import type { Character } from '#src/contract/audio-book.ts'
import { Id } from '#src/contract/primitives.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { type CharacterChange, updateCharacters } from '#src/features/cast/characters.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useSaveEditedSettings } from '#src/features/projects/edited-settings-mutations.ts'
import { mergeLists } from '#src/features/segments/merge-lists.ts'
import { newId } from '#src/rules/new-id.ts'
import { useSignal } from '#src/ui/use-signal.ts'

const Row = z.object({
  key: z.string(),
  /** The name that blocks refer to; undefined for a new character. */
  was: z.optional(z.string()),
  name: z.string(),
  voiceId: z.optional(Id),
})
export type Row = z.infer<typeof Row>

const CastDraft = z.object({
  rows: z.array(Row),
  /** Names of the characters when the draft was saved; those added since get rows of their own. */
  known: z.array(z.string()),
})

const emptyRow = (): Row => ({ key: newId(), was: undefined, name: '', voiceId: undefined })

const rowOf = ({ character, voice_id }: Character): Row => ({
  key: character,
  was: character,
  name: character,
  voiceId: voice_id,
})

const rowsOf = (known: readonly Character[]): readonly Row[] =>
  known.length === 0 ? [emptyRow()] : known.map(rowOf)

const characterIn = ({ name, voiceId }: Row) =>
  name.trim() === '' || voiceId === undefined ? undefined : { character: name.trim(), voice_id: voiceId }

export const isIncomplete = (row: Row) =>
  !characterIn(row) && (row.name.trim() !== '' || row.voiceId !== undefined)

const withId = (who: Character) => ({ ...who, id: who.character })

const isSame = (a: Character, b: Character) => a.character === b.character && a.voice_id === b.voice_id

interface Cast {
  readonly rows: readonly Row[]
  readonly known: readonly Character[]
}

/** The latest characters merged with the changes made here. */
function mergeCast(latest: readonly Character[], { rows, known }: Cast): Character[] {
  const mine = rows.flatMap((row) => {
    const who = characterIn(row)
    return who ? { ...who, id: row.was ?? who.character } : []
  })
  const sides = { mine, was: known.map(withId), theirs: latest.map(withId) }
  return mergeLists(sides, isSame).map(({ character, voice_id }) => ({ character, voice_id }))
}

const charactersOf = (rows: readonly Row[]) =>
  JSON.stringify(
    rows.flatMap(({ was, name, voiceId }) => (was || name || voiceId ? [[was, name, voiceId]] : [])),
  )

function useCastDraft() {
  const { body, projectId } = useEditor()
  const { book } = useSignal(body)
  const [known] = useState(() => book?.voices ?? [])
  const [rows, setRows] = useState(() => rowsOf(known))
  const draft = useDraft({
    kind: { name: `book cast ${projectId}`, version: 1, schema: CastDraft },
    fields: { rows: [...rows], known: known.map(({ character }) => character) },
    isTouched: charactersOf(rows) !== charactersOf(rowsOf(known)),
    onRestore(left) {
      const since = known.filter(({ character }) => !left.known.includes(character))
      setRows([...left.rows, ...since.map(rowOf)])
    },
  })
  return { ...draft, known, rows, setRows, startAfresh: () => setRows(rowsOf(known)) }
}

export function useCast(onClose: () => void) {
  const editor = useEditor()
  const { known, rows, setRows, finish, isRestored, startAfresh } = useCastDraft()
  const [isChecked, setIsChecked] = useState(false)
  const save = useSaveEditedSettings(editor, () => {
    const changes = known.map(({ character }): CharacterChange => {
      const row = rows.find(({ was }) => was === character)
      return { was: character, now: row && characterIn(row) }
    })
    editor.run(updateCharacters(editor.store.getState(), changes))
    finish()
    onClose()
  })
  return {
    rows,
    save,
    isChecked,
    isRestored,
    startAfresh,
    add: () => setRows([...rows, emptyRow()]),
    edit: (key: string, part: Partial<Row>) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    remove: (key: string) => setRows(rows.filter((row) => row.key !== key)),
    submit(event: FormEvent) {
      event.preventDefault()
      setIsChecked(true)
      if (save.isPending || rows.some(isIncomplete)) return
      save.mutate((latest) => ({
        book: { voices: mergeCast(latest?.body.book?.voices ?? known, { rows, known }) },
      }))
    },
  }
}
