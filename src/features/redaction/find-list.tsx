import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { alignedWithControl } from '#src/ui/field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { WindowList } from '#src/ui/window-list.tsx'
import type { FindChoice } from './choose-finds.ts'
import { type FindKind, findKinds } from './jobs/redaction.ts'

const ROW_PX = 37

interface ListProps {
  redacting: FindChoice
}

function Group({ redacting, kind }: ListProps & { kind: FindKind }) {
  const { t } = useTranslation('redaction')
  const { redaction, change } = redacting
  const finds = redacting.finds.filter((find) => find.kind === kind)
  const choose = (keys: readonly string[], isStruck: boolean) =>
    change({
      ...redaction,
      chosen: { ...redaction.chosen, ...Object.fromEntries(keys.map((key) => [key, isStruck])) },
    })
  if (finds.length === 0) return null
  const struck = finds.filter(({ isStruck }) => isStruck).length
  return (
    <div className="flex flex-col gap-1">
      <div className="font-strong">
        <Checkbox
          label={t('group', { kind: t(`kind.${kind}`), struck, count: finds.length })}
          checked={struck === finds.length}
          onChange={({ target }) =>
            choose(
              finds.map(({ key }) => key),
              target.checked,
            )
          }
        />
      </div>
      <WindowList
        label={t(`kind.${kind}`)}
        items={finds.map((find) => ({ ...find, id: find.key }))}
        rowPx={ROW_PX}
      >
        {({ key, text, places, isStruck }) => (
          <div className="tabular py-1 ps-6">
            <Checkbox
              label={t('find', { text, count: places.length })}
              checked={isStruck}
              onChange={({ target }) => choose([key], target.checked)}
            />
          </div>
        )}
      </WindowList>
    </div>
  )
}

interface FindListProps extends ListProps {
  /** Button that adds a word, if words are not struck from a text. */
  addLabel?: string
}

function AddOwnWord({ redacting, addLabel }: FindListProps) {
  const { t } = useTranslation('redaction')
  const [word, setWord] = useState('')
  const { redaction, change } = redacting
  const wanted = word.trim()
  function add() {
    if (wanted === '') return
    if (!redaction.own.includes(wanted)) change({ ...redaction, own: [...redaction.own, wanted] })
    setWord('')
  }
  /** No form of its own, because the modal may be within the one that sends the file. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('own')}
          value={word}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setWord(target.value)}
          onKeyDown={handleKey}
        />
      </div>
      <span className={alignedWithControl}>
        <Button disabled={wanted === ''} onClick={add}>
          {addLabel ?? t('add')}
        </Button>
      </span>
    </div>
  )
}

/** Finds and the customer's words, each with a tick that strikes it wherever it is written. */
export function FindList({ redacting, addLabel }: FindListProps) {
  const { t } = useTranslation('redaction')
  return (
    <div className="flex flex-col gap-4">
      <AddOwnWord redacting={redacting} addLabel={addLabel} />
      {redacting.finds.length === 0 && <p className="text-14 text-muted">{t('none')}</p>}
      {findKinds.map((kind) => (
        <Group key={kind} kind={kind} redacting={redacting} />
      ))}
    </div>
  )
}
