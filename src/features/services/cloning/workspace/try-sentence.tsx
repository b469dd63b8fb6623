import { type FormEvent, useState } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import { useRefusals } from '#src/api/use-refusals.ts'
import type { Project } from '#src/contract/project.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useOpenInSpeech } from './try-mutations.ts'

const MAX_LENGTH = 300

export function TrySentence({ project }: { project: Project }) {
  const { t } = useTranslation('cloning')
  const [sentence, setSentence] = useState('')
  const open = useOpenInSpeech(project)
  const refusals = useRefusals(refusalsOf(open.error))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!open.isPending) open.mutate(sentence.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={t('try.label')}
        hint={t('try.hint')}
        error={refusals.of('text')}
        rows={2}
        maxLength={MAX_LENGTH}
        value={sentence}
        onChange={({ target }) => {
          setSentence(target.value)
          refusals.mend('text')
        }}
      />
      <RefusalList refusals={refusals.beside(['text'])} />
      <div>
        <Button type="submit" variant="primary" isPending={open.isPending} pendingLabel={t('try.opening')}>
          {sentence.trim() === '' ? t('try.use') : t('try.speak')}
        </Button>
      </div>
    </form>
  )
}
