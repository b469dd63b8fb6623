import { Plus } from 'lucide-react'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { compareTexts } from '#src/lib/collate.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { alignedWithControl } from '#src/ui/field.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { changeTagging, tagsOf, useTaggings } from './project-tagging.ts'

/** Maximum number of characters of a tag. */
const TAG_MAX = 30
/** Maximum number of tags of a project. */
const TAGS_MAX = 10

interface TagsModalProps {
  project: ProjectSummary
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Tags of the account to choose from, and a field for a new one. */
function useTags(project: ProjectSummary) {
  const locale = useLocale()
  const { all, taggingOf } = useTaggings()
  const [chosen, setChosen] = useState<readonly string[]>(() => taggingOf(project)?.tags ?? [])
  const [known, setKnown] = useState(() => tagsOf(all))
  const [typed, setTyped] = useState('')
  const sorted = known.toSorted((a, b) => compareTexts(a, b, locale))
  const toggle = (tag: string) =>
    setChosen(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag])
  return {
    ...{ chosen, sorted, typed, setTyped, toggle },
    isFull: chosen.length >= TAGS_MAX,
    /** The choice with the typed tag. */
    withTyped() {
      const name = typed.trim().replace(/\s+/gu, ' ')
      const tag =
        known.find((one) => one.toLocaleLowerCase(locale) === name.toLocaleLowerCase(locale)) ?? name
      return tag === '' || chosen.includes(tag) || chosen.length >= TAGS_MAX ? chosen : [...chosen, tag]
    },
    add(next: readonly string[]) {
      setKnown([...new Set([...known, ...next])])
      setChosen(next)
      setTyped('')
    },
  }
}

type Tags = ReturnType<typeof useTags>

function NewTag({ typed, setTyped, isFull, withTyped, add }: Tags) {
  const { t } = useTranslation('common-menu')
  const field = useRef<HTMLInputElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    add(withTyped())
    field.current?.focus()
  }
  return (
    <form className="flex items-start gap-2" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <TextField
          ref={field}
          label={t('tags.new')}
          value={typed}
          maxLength={TAG_MAX}
          dir="auto"
          autoComplete="off"
          disabled={isFull}
          hint={isFull ? t('tags.full', { count: TAGS_MAX }) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <span className={alignedWithControl}>
        <Button type="submit" icon={<Plus size={16} aria-hidden />} disabled={typed.trim() === '' || isFull}>
          {t('tags.add')}
        </Button>
      </span>
    </form>
  )
}

function KnownTags({ sorted, chosen, isFull, toggle }: Tags) {
  const { t } = useTranslation('common-menu')
  if (sorted.length === 0) return null
  return (
    <ul aria-label={t('tags.tags')} className="flex flex-col gap-2">
      {sorted.map((tag) => (
        <li key={tag}>
          <Checkbox
            label={tag}
            checked={chosen.includes(tag)}
            disabled={isFull && !chosen.includes(tag)}
            onChange={() => toggle(tag)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Tags of a project, kept in this browser. */
export function TagsModal({ project, onClose, returnFocusTo }: TagsModalProps) {
  const { t } = useTranslation(['common-menu', 'common'])
  const tags = useTags(project)
  function save() {
    changeTagging(project, { tags: [...tags.withTyped()] })
    onClose()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      title={t('tags.title', { title: project.title })}
      description={t('tags.text')}
      cancelLabel={t('common:actions.cancel')}
      actions={
        <Button variant="primary" onClick={save}>
          {t('common:actions.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <NewTag {...tags} />
        <KnownTags {...tags} />
      </div>
    </Modal>
  )
}
